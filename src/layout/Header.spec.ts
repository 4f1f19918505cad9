import { scrollsSideways } from '../../tests/support/layout.ts';
import { changesBetween, photograph, showInWindow } from '../../tests/support/pixels.ts';
import { expect, test } from '../../tests/support/test.ts';
import { layoutStrings } from './strings.ts';

test('the header shows what there is room for', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  for (const width of [320, 359, 360, 390, 768, 991, 992, 1101, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // The button beside the navigation.
    const start = header.locator('a[href^="/"]:not(nav a)').last();
    await expect(start).toBeVisible({ visible: width >= 360 });
    await expect(header.getByRole('button', { name: layoutStrings.openMenu })).toBeVisible({ visible: width < 992 });
    await expect(header.locator('a[href="/"]').first()).toBeVisible();
  }
});

/** Larger text of the header alone, and of the browser. */
const texts = {
  'the usual text': () => {},
  'larger text of the header': () => {
    const parts = [...document.querySelectorAll<HTMLElement>('body > header *')];
    const sizes = parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize));
    for (const [index, part] of parts.entries()) part.style.fontSize = `${1.5 * (sizes[index] ?? 0)}px`;
  },
  'larger text of the page': () => {
    document.documentElement.style.fontSize = '150%';
  },
};

/** The lines of the name, and how many controls cover it. Runs in the page. */
function measureName(header: Element) {
  const [name, ...controls] = [...header.querySelectorAll('a, button')].filter((part) => part.checkVisibility());
  const text = document.createRange();
  text.selectNodeContents(name?.querySelector('svg + span') ?? header);
  const box = text.getBoundingClientRect();
  const covering = controls.filter((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
  });
  return { lines: new Set(Array.from(text.getClientRects(), ({ top }) => top)).size, covering: covering.length };
}

for (const [text, enlarge] of Object.entries(texts)) {
  test(`with ${text} the name has at most two lines, no control covers it, and the page does not scroll sideways`, async ({
    page,
  }) => {
    const faults: string[] = [];
    const phones = text === 'the usual text' ? [320, 360, 390, 640, 820] : [];
    for (const width of [...phones, 992, 1024, 1060, 1101, 1150, 1210, 1280, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/about');
      await page.evaluate(enlarge);
      const { lines, covering } = await page.getByRole('banner').evaluate(measureName);
      const sideways = await scrollsSideways(page);
      if (lines > 2 || covering > 0 || sideways > 0)
        faults.push(`${width} px: ${lines} lines, ${covering} controls over it, scrolls by ${sideways} px`);
    }
    expect(faults).toEqual([]);
  });
}

test('a line marks the current page in the navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/nowhere');
  const link = page.getByRole('banner').locator('nav a[href^="/"]').first();
  const box = await link.evaluate(showInWindow);
  const below = { ...box, bottom: box.bottom + 12 };
  const other = await photograph(page, below);
  await page.goto((await link.getAttribute('href')) ?? '');
  const { area } = changesBetween(other, await photograph(page, below), 3);
  expect(area).toBeGreaterThan(box.right - box.left);
});

test('the focus moves through the header in the order that is seen', { tag: '@browsers' }, async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await header.getByRole('link').first().focus();
    const seen: number[] = [];
    while (await header.locator(':focus').count()) {
      seen.push((await header.locator(':focus').boundingBox())?.x ?? 0);
      await page.keyboard.press('Tab');
    }
    expect(seen.length, `${width} px`).toBeGreaterThanOrEqual(3);
    expect(seen, `${width} px`).toEqual(seen.toSorted((one, other) => one - other));
  }
});
