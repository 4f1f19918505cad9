import { hydrated } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

test('a page that was open before a deployment stays complete', async ({ page, consoleErrors }) => {
  await page.goto('/');
  await hydrated(page);
  // The deployment has removed the scripts and fonts of this page. Photographs keep their names.
  await page.route(/\/_astro\/.*\.(?:css|js|woff2)$/, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length))
    .toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Instrument');
  consoleErrors.length = 0;
});
