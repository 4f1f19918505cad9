import type { Page } from '@playwright/test';
import { expect, test } from '../../tests/support/test.ts';
import { layoutStrings } from './strings.ts';

/** The color of the browser in a theme, which is that of the page, in the format of getComputedStyle. */
async function themeColor(page: Page, theme: 'light' | 'dark'): Promise<string> {
  const hex = (await page.locator(`meta[data-theme-color="${theme}"]`).getAttribute('content')) ?? '';
  const parts = hex.match(/\w\w/g) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}
/** The media queries of the theme-color in light and dark. */
const themeColorMedia = (page: Page) =>
  page.locator('meta[data-theme-color]').evaluateAll((metas) => metas.map((meta) => meta.getAttribute('media')));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
/** Whether the drawing, a file with the colors of both themes, is shown in dark ones. */
const isDrawingDark = (page: Page) =>
  page.locator('main source').evaluate((source: HTMLSourceElement) => matchMedia(source.media).matches);
const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: layoutStrings.theme });

test('the theme follows the system until the visitor chooses, before the first paint', {
  tag: '@browsers',
}, async ({ page, consoleErrors }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/drawings/')) loaded.push(request.url());
  });
  await page.addInitScript(() => localStorage.setItem('theme', localStorage.getItem('theme') ?? 'pink'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/nowhere');
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  expect(await themeColorMedia(page)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  await expect.poll(() => isDrawingDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(await themeColor(page, 'light'));
  await expect.poll(() => isDrawingDark(page)).toBe(false);
  await toggle(page).click();
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  await expect.poll(() => isDrawingDark(page)).toBe(true);
  expect(await themeColorMedia(page)).toEqual(['not all', 'all']);
  expect(loaded).toHaveLength(1);

  // Forced colors are those of the system, and so are pictures.
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(toggle(page)).toBeHidden();
  await expect.poll(() => isDrawingDark(page)).toBe(false);
  await page.emulateMedia({ forcedColors: 'none' });

  // A choice that is that of the system is forgotten.
  await toggle(page).click();
  expect(await themeColorMedia(page)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  await expect.poll(() => isDrawingDark(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await toggle(page).click();

  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  expect(await themeColorMedia(page)).toEqual(['not all', 'all']);
  await expect.poll(() => isDrawingDark(page)).toBe(true);
  consoleErrors.length = 0;
});

test('with more contrast, quiet texts and lines are as strong as others, and there are no particles', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  await expect(page.locator('canvas')).toBeHidden();
  const faint = await page.locator('.muted, .small, .label, .ruled').evaluateAll((parts) =>
    parts.filter((part) => {
      const { color, borderTopColor } = getComputedStyle(part);
      const surface = part.closest('.dark-surface, .accent-surface, body');
      const strong = surface && getComputedStyle(surface).color;
      return color !== strong || borderTopColor !== strong;
    }),
  );
  expect(faint).toHaveLength(0);
});
