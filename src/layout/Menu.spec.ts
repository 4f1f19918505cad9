import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../tests/support/test.ts';
import { layoutStrings } from './strings.ts';

/** Opens the menu in a window. */
async function open(page: Page, width: number, height: number): Promise<Locator> {
  await page.setViewportSize({ width, height });
  await page.goto('/about');
  await page.getByRole('button', { name: layoutStrings.openMenu }).click();
  const dialog = page.getByRole('dialog', { name: layoutStrings.menu });
  await dialog.evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
  return dialog;
}

test('the menu leaves room beside it', async ({ page }) => {
  const dialog = await open(page, 320, 568);
  expect((await dialog.boundingBox())?.x).toBeGreaterThanOrEqual(44);
});

test('on a phone in landscape the whole menu is on the screen', async ({ page }) => {
  const dialog = await open(page, 844, 390);
  for (const control of await dialog.locator('a, button').all()) await expect(control).toBeInViewport({ ratio: 1 });
});

test('a window that grows past the menu closes it', async ({ page }) => {
  const dialog = await open(page, 844, 390);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});
