import type { Page } from '@playwright/test';
import { faintLines } from '../../tests/support/faintLines.ts';
import { expect, test } from '../../tests/support/test.ts';
import { layoutStrings } from './strings.ts';

const opener = (page: Page) => page.getByRole('button', { name: layoutStrings.openMenu });
const dialog = (page: Page) => page.getByRole('dialog', { name: layoutStrings.menu });
const arrived = (page: Page) =>
  dialog(page).evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(async ({ page }) => {
  // As in a browser without :has().
  await page.route('/about', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(':has(', ':unsupported(');
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
});

test('opens by keyboard and traps the focus; closes on Escape, its button, a click beside it and a link', {
  tag: '@browsers',
}, async ({ page }) => {
  // The link to the footer is for browsers without JavaScript.
  await expect(page.getByRole('link', { name: layoutStrings.menu })).toHaveCount(0);
  await opener(page).press('Enter');
  const stops = await dialog(page).locator('a, button').count();
  for (let press = 0; press < stops + 2; press++) {
    await page.keyboard.press('Tab');
    const outside = () => document.activeElement?.matches(':not(body, dialog, dialog *)');
    expect(await page.evaluate(outside)).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  // After the last element, Firefox moves the focus to its own controls, so toBeFocused() would fail.
  expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);

  await opener(page).click();
  await page.getByRole('button', { name: layoutStrings.closeMenu }).click();
  await expect(dialog(page)).toBeHidden();

  await page.evaluate(() => scrollTo(0, 300));
  const place = () => page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
  for (const width of [320, 800]) {
    await page.setViewportSize({ width, height: 844 });
    const before = await place();
    await opener(page).dispatchEvent('click');
    await arrived(page);
    const left = (await dialog(page).boundingBox())?.x ?? 0;
    expect(left).toBeGreaterThanOrEqual(44);
    await page.mouse.click(left + 4, 500);
    await expect(dialog(page)).toBeVisible();
    // The page does not scroll, with the mouse over the menu or beside it.
    await page.mouse.wheel(0, 2000);
    await page.mouse.move(left / 2, 500);
    await page.mouse.wheel(0, 2000);
    await page.mouse.click(left / 2, 500);
    await expect(dialog(page)).toBeHidden();
    expect(await place()).toEqual(before);
  }

  await opener(page).click();
  const link = dialog(page).getByRole('link').and(page.locator('[href^="/"]')).last();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
  await expect(dialog(page)).toBeHidden();
});

test('every line is visible, and on a phone in landscape every link and button is on the screen', async ({ page }) => {
  await opener(page).click();
  await arrived(page);
  expect(await faintLines(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 844, height: 390 });
  await opener(page).click();
  await arrived(page);
  for (const control of await dialog(page).locator('a, button').all())
    await expect(control).toBeInViewport({ ratio: 1 });
});
