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
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: words.controls.theme });

test('the theme follows the system until the visitor chooses, in the drawings too, which are loaded once', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') loaded.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/nowhere');
  expect(await ground(page)).toBe(told(dark));
  const inDark = await drawn(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(told(light));
  const inLight = await drawn(page);
  expect(inLight).not.toEqual(inDark);
  await toggle(page).click();
  expect(await ground(page)).toBe(told(dark));
  expect(await drawn(page)).toEqual(inDark);
  await toggle(page).click();
  expect(await drawn(page)).toEqual(inLight);
  expect(loaded).toHaveLength(1);
});

test('the chosen theme is there before the first paint of the next page, the drawings included', async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/nowhere');
  const inDark = await drawn(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await toggle(page).click();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(told(dark));
  expect(await drawn(page)).toEqual(inDark);
  complaints.length = 0;
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the theme follows the system', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.locator('html')).toHaveCSS('background-color', told(dark));
  });
});
