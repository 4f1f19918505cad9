import { expect, test } from '../../tests/support/test.ts';
import { layoutStrings } from './strings.ts';

test('the menu leaves room beside it, and on a phone in landscape all of it is on the screen; a wide window closes it', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: layoutStrings.menu });
  const open = async (width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.getByRole('button', { name: layoutStrings.openMenu }).click();
    await dialog.evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));
  };
  await page.goto('/about');
  await open(320, 568);
  expect((await dialog.boundingBox())?.x).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await open(844, 390);
  for (const control of await dialog.locator('a, button').all()) await expect(control).toBeInViewport({ ratio: 1 });
  // The window grows past it.
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(dialog).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
});
