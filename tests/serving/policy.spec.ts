import type { Page } from '@playwright/test';
import { browserPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/** Uses all controls in the main part of a page. */
async function exerciseMain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Islands and pictures load when they are in view.
    for (const section of document.querySelectorAll('main section, footer')) {
      section.scrollIntoView({ behavior: 'instant' });
      await new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)));
    }
  });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main button:not([type=submit]), header button, main summary, main [type=checkbox]',
    );
    for (const control of controls) control.click();
  });
  for (const field of await page.locator('main :is(input:not([type=checkbox], [type=radio]), textarea):visible').all())
    await field.fill('someone');
}

/** Pictures and fonts that were loaded, but cannot be shown. Fallbacks are system fonts, which may be missing. */
const brokenParts = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.images].filter((image) => image.complete && image.naturalWidth === 0);
    const files = [...document.fonts].filter(({ family }) => !/fallback|Android/.test(family));
    const fonts = files.filter(({ status }) => status === 'error');
    return [...pictures.map(({ src }) => src), ...fonts.map(({ family }) => family)];
  });

// The fixture fails on what the policy blocks, because a browser writes it into its console.
for (const path of browserPages) {
  test(`${path} loads all of its pictures and fonts, and the policy blocks nothing`, { tag: '@browsers' }, async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await exerciseMain(page);
    expect(await brokenParts(page)).toEqual([]);
    expect(foreign).toEqual([]);
  });
}
