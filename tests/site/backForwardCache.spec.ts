import { formStrings } from '../../src/features/contact/form/strings.ts';
import { layoutStrings } from '../../src/layout/strings.ts';
import { getField, getForm } from '../support/contactForm.ts';
import { expect, test } from '../support/test.ts';

test('a page from the back/forward cache has the menu closed, the form usable and the switch up to date', async ({
  cachedPage: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  const openMenu = () => page.getByRole('button', { name: layoutStrings.openMenu, exact: true }).click();
  const menu = page.getByRole('dialog');
  await openMenu();
  await expect(menu).toBeVisible();
  await page.evaluate(() => location.assign('/about'));
  await page.waitForURL('/about');
  await openMenu();
  await menu.getByRole('button', { name: layoutStrings.motion, exact: true }).click();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(menu).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  await getField(page, 'name').fill('Ada');
  await expect(getField(page, 'name')).toHaveValue('Ada');
  await expect(getForm(page).getByRole('button', { name: formStrings.send, exact: true })).toBeEnabled();
  await openMenu();
  await expect(menu).toBeVisible();
});
