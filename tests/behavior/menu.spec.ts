import type { Page } from '@playwright/test';
import { words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { menu, getStarted } = words.shell;
const opener = (page: Page) => page.getByRole('button', { name: menu.open });
const dialog = (page: Page) => page.getByRole('dialog', { name: menu.label });
/** Waits until the menu has slid in. */
const arrived = (page: Page) =>
  dialog(page).evaluate((menu) => Promise.all(menu.getAnimations().map(({ finished }) => finished)));

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

for (const width of [320, 390, 800]) {
  test(`closes on a click beside it, for which there is room at ${width} px, and not on its own edge`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await opener(page).click();
    await arrived(page);
    const left = (await dialog(page).boundingBox())?.x ?? 0;
    expect(left).toBeGreaterThanOrEqual(44);
    await page.mouse.click(left + 4, 500);
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(left / 2, 500);
    await expect(dialog(page)).toBeHidden();
  });
}

test('holds the page still behind it, and does not scroll sideways', async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 300));
  const place = () => page.evaluate(() => [scrollY, document.documentElement.clientWidth]);
  const before = await place();
  await opener(page).dispatchEvent('click');
  await arrived(page);
  const { x = 0, y = 0, width = 0 } = (await dialog(page).boundingBox()) ?? {};
  for (const across of [x / 2, x + width / 2]) {
    await page.mouse.move(across, y + 400);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, 2000);
  }
  expect(await place()).toEqual(before);
  expect(await dialog(page).evaluate((menu) => menu.scrollWidth - menu.clientWidth)).toBe(0);
  await page.keyboard.press('Escape');
  expect(await place()).toEqual(before);
});

test('lies above the header also when it closes where a dialog leaves the top layer at once', async ({ page }) => {
  const level = (name: string) =>
    page.locator(`body > ${name}`).evaluate((part) => Number(getComputedStyle(part).zIndex));
  expect(await level('dialog')).toBeGreaterThan(await level('header'));
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
