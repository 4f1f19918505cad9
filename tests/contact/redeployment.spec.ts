import type { Page } from '@playwright/test';
import { hydrated } from '../support/island.ts';
import { expect, press, receiptOf, test, writeForm } from './contact.ts';

/** From now on the site has no script and no font of the build that this page came with. */
const deployAnew = (page: Page) =>
  page.route('**/_astro/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'not found' }));

test('a form that was open before a deployment still sends', async ({ page, mail }) => {
  await writeForm(page);
  await deployAnew(page);
  await press(page);
  await expect(receiptOf(page)).toBeVisible();
  expect(mail.accepted).toHaveLength(1);
});

test('a page that was open before a deployment is complete to its end', async ({ page, complaints }) => {
  await page.goto('/');
  await hydrated(page);
  await deployAnew(page);
  await page.evaluate(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  await expect
    .poll(() => page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length))
    .toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Instrument');
  complaints.length = 0;
});
