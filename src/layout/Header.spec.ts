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

test('the name has at most two lines, and neither covers a control nor makes the page scroll sideways', async ({
  page,
}) => {
  await page.goto('/about');
  const bar = page.getByRole('banner').locator('div').first();
  for (const width of [320, 360, 390, 640, 820, 992, 1024, 1101, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const { lines, end, next } = await bar.evaluate((element) => {
      const [name, ...controls] = [...element.querySelectorAll('a, button')].filter((part) => part.checkVisibility());
      const text = document.createRange();
      text.selectNodeContents(name?.querySelector('svg + span') ?? element);
      return {
        lines: new Set(Array.from(text.getClientRects(), ({ top }) => top)).size,
        end: text.getBoundingClientRect().right,
        next: Math.min(...controls.map((control) => control.getBoundingClientRect().left)),
      };
    });
    expect(lines, `${width} px`).toBeLessThanOrEqual(2);
    expect(end, `${width} px`).toBeLessThanOrEqual(next);
    expect(await scrollsSideways(page), `${width} px`).toBe(0);
  }
});

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
