import type { Page } from '@playwright/test';
import { words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { menu, getStarted } = words.shell;
const opener = (page: Page) => page.getByRole('button', { name: menu.open });
const dialog = (page: Page) => page.getByRole('dialog', { name: menu.label });

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => page.goto('/about'));

test('closes on its button, and gives the focus back', async ({ page }) => {
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.getByRole('button', { name: menu.close }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('opens by keyboard, closes on Escape, and gives the focus back', async ({ page }) => {
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('closes on a click beside it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await opener(page).click();
  await dialog(page).evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await page.mouse.click(20, 500);
  await expect(dialog(page)).toBeHidden();
});

test('closes on a link, and the link leads on', async ({ page }) => {
  await opener(page).click();
  await dialog(page).getByRole('link', { name: getStarted.label, exact: true }).last().click();
  await expect(page).toHaveURL(getStarted.href);
  await expect(dialog(page)).toBeHidden();
});

test('keeps the focus inside while it is open', async ({ page }) => {
  await opener(page).click();
  const stops = await dialog(page).locator('a, button').count();
  for (let press = 0; press < stops + 2; press++) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
});

test('is closed after back and forward', async ({ page }) => {
  await opener(page).click();
  await page.evaluate((href) => location.assign(href), getStarted.href);
  await page.waitForURL(getStarted.href);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(dialog(page)).toBeHidden();
  await page.goForward();
  await expect(dialog(page)).toBeHidden();
});
