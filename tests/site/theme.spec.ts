import type { Page } from '@playwright/test';
import { colors, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const [light, dark] = colors.tokens.paper;

/** A color as the browser tells it. */
const told = (hex: string) =>
  `rgb(${hex
    .match(/\w\w/g)
    ?.map((part) => Number.parseInt(part, 16))
    .join(', ')})`;
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const drawn = (page: Page) => page.getByRole('main').locator('img[src^="/art/"]').screenshot();
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: words.shell.theme });

test('the theme follows the system until the visitor chooses; the choice is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/about');
  expect(await ground(page)).toBe(told(dark));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(told(light));

  await toggle(page).click();
  expect(await ground(page)).toBe(told(dark));
  await page.goto('/services');
  expect(await ground(page)).toBe(told(dark));
});

test('the theme is right before the first paint, the drawings included', async ({ page, complaints }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/nowhere');
  const inDark = await drawn(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(told(dark));
  expect(await drawn(page)).toEqual(inDark);
  complaints.length = 0;
});

test('the theme is that of the drawings too, and no drawing is loaded twice for it', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') loaded.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/nowhere');
  const inDark = await drawn(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const inLight = await drawn(page);
  expect(inLight).not.toEqual(inDark);

  await toggle(page).click();
  expect(await drawn(page)).toEqual(inDark);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await drawn(page)).toEqual(inDark);
  await toggle(page).click();
  expect(await drawn(page)).toEqual(inLight);
  expect(loaded).toHaveLength(1);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the theme follows the system, and no button promises more', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveCSS('background-color', told(dark));
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
