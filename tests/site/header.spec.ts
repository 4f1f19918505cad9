import { company, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { getStarted } = words.layout;
const { menu, homeLabel } = words.controls;

/** A long name needs a wider window for the navigation. */
const navigationFrom = company.name.length > 24 ? 1280 : 992;

test('the header shows what there is room for', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  // On a phone, a long name leaves no room for the button.
  const hasRoom = await page.evaluate(
    () => getComputedStyle(document.documentElement).getPropertyValue('--start-phone') !== 'none',
  );
  for (const width of [320, 359, 360, 390, 768, 991, 992, 1101, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const start = header.getByRole('link', { name: getStarted.label, exact: true });
    await expect(start).toBeVisible({ visible: width >= (hasRoom ? 360 : 768) });
    await expect(header.getByRole('button', { name: menu.open })).toBeVisible({ visible: width < navigationFrom });
    await expect(header.getByRole('button', { name: words.search.open })).toBeVisible();
    await expect(header.getByRole('link', { name: homeLabel })).toBeVisible();
  }
});

test('the skip link comes first and skips the header; the focus is always visible', { tag: '@browsers' }, async ({
  page,
}) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.controls.skipLink })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  const focused = await page.evaluate(() => {
    const element = document.activeElement;
    const outlines = ['', '::after'].map((part) => element && getComputedStyle(element, part).outlineStyle);
    return { past: Boolean(element?.closest('main, footer')), seen: outlines.some((style) => style !== 'none') };
  });
  expect(focused).toEqual({ past: true, seen: true });
});
