import { layoutStrings, searchButtonStrings } from '../../src/strings.ts';
import { expect, test } from '../support/test.ts';

test('the header shows what there is room for', async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  for (const width of [320, 359, 360, 390, 768, 991, 992, 1101, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    // The button beside the navigation.
    const start = header.locator('a[href^="/"]:not(nav a)').last();
    await expect(start).toBeVisible({ visible: width >= 360 });
    await expect(header.getByRole('button', { name: layoutStrings.openMenu })).toBeVisible({ visible: width < 992 });
    await expect(header.getByRole('button', { name: searchButtonStrings.open })).toBeVisible();
    await expect(header.locator('a[href="/"]').first()).toBeVisible();
  }
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
    expect(seen.length, `${width} px`).toBeGreaterThan(3);
    expect(seen, `${width} px`).toEqual(seen.toSorted((one, other) => one - other));
  }
});
