import { documentAt } from '../../tests/support/builtSite.ts';
import { inWindows } from '../../tests/support/inWindows.ts';
import { scrollsSideways } from '../../tests/support/layout.ts';
import { expect, test } from '../../tests/support/test.ts';
import { layoutStrings } from './strings.ts';

test('the header shows what there is room for, in the order of the focus', { tag: '@browsers' }, async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  const sizes = ['320x844', '359x844', '360x844', '820x844', '991x844', '992x844', '1440x844'];
  await inWindows(page, sizes, async (width) => {
    // The button beside the navigation.
    await expect(header.locator('a[href^="/"]:not(nav a)').last()).toBeVisible({ visible: width >= 360 });
    await expect(header.getByRole('button', { name: layoutStrings.openMenu })).toBeVisible({ visible: width < 992 });
    await header.getByRole('link').first().focus();
    const seen: number[] = [];
    while (await header.locator(':focus').count()) {
      seen.push((await header.locator(':focus').boundingBox())?.x ?? 0);
      await page.keyboard.press('Tab');
    }
    expect(seen.length).toBeGreaterThanOrEqual(2);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });
});

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

test('the name has at most two lines, which no control covers, also with larger text', async ({ page }) => {
  const faults: string[] = [];
  await page.goto('/about');
  for (const [size, widths] of [
    ['100%', [320, 360, 390, 640, 820, 992, 1024, 1060, 1101, 1150, 1210, 1280, 1440]],
    ['150%', [992, 1024, 1060, 1101, 1150, 1210, 1280, 1440]],
  ] as const) {
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, size);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      const { lines, covering } = await page.getByRole('banner').evaluate(measureName);
      const sideways = await scrollsSideways(page);
      if (lines > 2 || covering > 0 || sideways > 0)
        faults.push(`${size} at ${width} px: ${lines} lines, ${covering} controls over it, scrolls by ${sideways} px`);
    }
  }
  expect(faults).toEqual([]);
});

test('a line marks the current page in the navigation', async ({ page }) => {
  const path = documentAt('/').querySelector('body > header nav a[href^="/"]')?.getAttribute('href') ?? '';
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  const marked = await page
    .getByRole('banner')
    .locator('nav a')
    .evaluateAll((links) => links.filter((link) => getComputedStyle(link, '::after').transform === 'none').length);
  expect(marked).toBe(1);
});
