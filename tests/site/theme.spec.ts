import type { Page } from '@playwright/test';
import { layoutStrings } from '../../src/strings.ts';
import { expect, test } from '../support/test.ts';

/** The color of the browser in a theme, which is that of the page, in the format of getComputedStyle. */
async function themeColor(page: Page, theme: 'light' | 'dark'): Promise<string> {
  const hex = (await page.locator(`meta[data-theme-color="${theme}"]`).getAttribute('content')) ?? '';
  const parts = hex.match(/\w\w/g) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
/** A screenshot of the drawing; undefined if the content has a picture instead. */
async function screenshotDrawing(page: Page) {
  const drawing = page.getByRole('main').locator('picture:has(source[media]) img');
  return (await drawing.count()) > 0 ? drawing.screenshot() : undefined;
}
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: layoutStrings.theme });

test('the theme follows the system until the visitor chooses, and the choice is there before the first paint', {
  tag: '@browsers',
}, async ({ page, consoleErrors }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/drawings/')) loaded.push(request.url());
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/nowhere');
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  const inDark = await screenshotDrawing(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(await themeColor(page, 'light'));
  if (inDark) expect(await screenshotDrawing(page)).not.toEqual(inDark);
  await toggle(page).click();
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  expect(await screenshotDrawing(page)).toEqual(inDark);
  // The same file contains both themes.
  if (inDark) expect(loaded).toHaveLength(1);

  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  expect(await screenshotDrawing(page)).toEqual(inDark);
  consoleErrors.length = 0;
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the theme follows the system', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.locator('html')).toHaveCSS('background-color', await themeColor(page, 'dark'));
  });
});
