import type { Page } from '@playwright/test';
import { browserPages, documentAt, entryPages } from '../../tests/support/builtSite.ts';
import { contrastIn, photographElement } from '../../tests/support/pixels.ts';
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
  await page.addInitScript(() => localStorage.setItem('theme', localStorage.getItem('theme') ?? 'pink'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/nowhere');
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  expect(await themeColorMedia(page)).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  const inDark = await screenshotDrawing(page);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await ground(page)).toBe(await themeColor(page, 'light'));
  if (inDark) expect(await screenshotDrawing(page)).not.toEqual(inDark);
  await toggle(page).click();
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  expect(await screenshotDrawing(page)).toEqual(inDark);
  expect(await themeColorMedia(page)).toEqual(['not all', 'all']);
  // The same file contains both themes.
  if (inDark) expect(loaded).toHaveLength(1);

  // Forced colors are those of the system, and so are pictures.
  const source = page.getByRole('main').locator('source[media]').first();
  await expect(source).toHaveAttribute('media', /light/);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(source).toHaveAttribute('media', /dark/);
  await page.emulateMedia({ forcedColors: 'none' });

  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  expect(await ground(page)).toBe(await themeColor(page, 'dark'));
  expect(await themeColorMedia(page)).toEqual(['not all', 'all']);
  expect(await screenshotDrawing(page)).toEqual(inDark);
  consoleErrors.length = 0;
});

test('the banner of a service is asked for before the scripts, and once in both themes of system and visitor', async ({
  page,
}) => {
  const [service = ''] = entryPages.services;
  const banner =
    service && documentAt(service).querySelector('main [data-plate] img[src$=".svg"]')?.getAttribute('src');
  test.skip(!banner, 'There is no service with a drawing.');
  let files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const chosen of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
      files = [];
      await page.goto(service, { waitUntil: 'networkidle' });
      expect(files.filter((file) => file === banner)).toHaveLength(1);
      expect(files.find((file) => /\.(?:svg|js)$/.test(file))).toBe(banner);
    }
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the theme follows the system', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.locator('html')).toHaveCSS('background-color', await themeColor(page, 'dark'));
  });
});

test.describe('In forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  /** Stored, and of the system. */
  const themes = [
    ['light', 'light'],
    ['light', 'dark'],
    ['dark', 'light'],
    ['dark', 'dark'],
  ] as const;

  /** One title of each look, by its place among all titles of the page. Runs in the page. */
  const findLooks = (titles: Element[]) => {
    const looks = titles.map((title) => `${title.localName}.${title.className} in ${title.parentElement?.className}`);
    return [...new Set(looks)].map((look) => looks.indexOf(look));
  };

  for (const path of browserPages) {
    test(`titles and captions in drawings of ${path} can be read with either theme stored and either theme of the system`, async ({
      page,
    }) => {
      const faults: string[] = [];
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('button', { name: layoutStrings.theme })).toBeHidden();
      const titles = page.locator('main :is(:is(h1, h2):not(.visually-hidden), svg text):visible');
      const places = await titles.evaluateAll(findLooks);
      for (const [stored, colorScheme] of themes) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate((theme) => {
          localStorage.setItem('theme', theme);
          // As if it was chosen in another tab.
          dispatchEvent(new Event('storage'));
        }, stored);
        for (const place of places) {
          const title = titles.nth(place);
          if (contrastIn(await photographElement(page, title)) < 4.5)
            faults.push(`${stored} stored, ${colorScheme}: ${await title.textContent()}`);
        }
      }
      expect(faults).toEqual([]);
    });
  }
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
