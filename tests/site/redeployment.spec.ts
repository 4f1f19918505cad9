import { hydrated } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

test('a page that was open before a deployment is complete to its end', async ({ page, complaints }) => {
  await page.goto('/');
  await hydrated(page);
  // From now on the site has no script and no font of the build that this page came with.
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length))
    .toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Instrument');
  complaints.length = 0;
});
