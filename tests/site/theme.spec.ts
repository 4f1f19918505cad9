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

/** The lines on dark backgrounds that can hardly be seen. */
function faintLines(): string[] {
  const leastContrast = 1.5;
  const darkLuminance = 0.1;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

  /** The luminance of a color on top of others, as WCAG defines it. */
  function luminance(...layers: string[]): number {
    if (!canvas) return 0;
    for (const layer of layers) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((channel) => {
      const share = channel / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  const isTransparent = (color: string) => color === 'rgba(0, 0, 0, 0)';

  function groundOf(element: Element): string {
    let around: Element | null = element;
    while (around && isTransparent(getComputedStyle(around).backgroundColor)) around = around.parentElement;
    return around ? getComputedStyle(around).backgroundColor : 'white';
  }

  const faults = new Set<string>();
  for (const element of document.querySelectorAll('body *')) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[aria-hidden="true"]')) continue;
    const style = getComputedStyle(element);
    for (const side of ['top', 'right', 'bottom', 'left']) {
      const line = style.getPropertyValue(`border-${side}-color`);
      if (style.getPropertyValue(`border-${side}-width`) === '0px' || isTransparent(line)) continue;
      const ground = groundOf(element);
      const behind = luminance(ground);
      const contrast = (luminance(ground, line) + 0.05) / (behind + 0.05);
      if (behind < darkLuminance && contrast < leastContrast) faults.add(`${element.className}: ${line} on ${ground}`);
    }
  }
  return [...faults];
}

test('lines on dark backgrounds are visible in the light theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of ['/', '/about', '/career']) {
    await page.goto(path);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(faintLines), `${path}, ${width} px`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: layoutStrings.openMenu }).click();
  expect(await page.evaluate(faintLines), 'the menu').toEqual([]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the theme follows the system', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.locator('html')).toHaveCSS('background-color', await themeColor(page, 'dark'));
  });
});
