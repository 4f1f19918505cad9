import { expect, test } from '../support/test.ts';

const picture = '**/art/service-*-banner*';
const scripts = '**/_astro/*.js';

/** A gate that requests wait at. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

for (const [id, title] of [
  ['web-dev', 'Web Development'],
  ['insurtech', 'Insurance Technology (InsurTech)'],
] as const) {
  test.describe(`The picture of ${title}`, () => {
    test('shows a spinner until it is there', async ({ page }) => {
      const { passed, open } = gate();
      await page.route(picture, async (route) => {
        await passed;
        await route.continue();
      });
      await page.goto(`/services/${id}`, { waitUntil: 'domcontentloaded' });
      const spinner = page.getByRole('img', { name: 'Loading' });
      await expect(spinner).toBeVisible();
      open();
      await expect(spinner).toBeHidden();
      await expect(page.getByRole('img', { name: `Drawing for ${title}` })).toBeVisible();
      await expect(page.getByText(`Image unavailable for ${title}`)).toBeHidden();
    });

    test('gives way to a sentence when it fails', async ({ page, complaints }) => {
      const { passed, open } = gate();
      await page.route(picture, async (route) => {
        await passed;
        await route.abort();
      });
      await page.goto(`/services/${id}`, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('img', { name: 'Loading' })).toBeVisible();
      open();
      await expect(page.getByText(`Image unavailable for ${title}`, { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: 'Loading' })).toBeHidden();
      await expect(page.locator('[data-picture] img')).toBeHidden();
      expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    });
  });
}

test.describe('A picture that was settled before the script ran', () => {
  test('is simply shown when it came', async ({ page }) => {
    const { passed, open } = gate();
    await page.route(scripts, async (route) => {
      await passed;
      await route.continue();
    });
    await page.goto('/services/web-dev', { waitUntil: 'commit' });
    const image = page.getByRole('img', { name: 'Drawing for Web Development' });
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete)).toBe(true);
    open();
    await page.waitForLoadState('load');
    await expect(image).toBeVisible();
    await expect(page.getByRole('img', { name: 'Loading' })).toBeHidden();
    await expect(page.getByText('Image unavailable')).toBeHidden();
  });

  test('gives way to the sentence when it had failed', async ({ page, complaints }) => {
    const { passed, open } = gate();
    await page.route(picture, (route) => route.abort());
    await page.route(scripts, async (route) => {
      await passed;
      await route.continue();
    });
    await page.goto('/services/web-dev', { waitUntil: 'commit' });
    const image = page.locator('[data-picture] img');
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth === 0))
      .toBe(true);
    await expect(page.getByText('Image unavailable')).toBeHidden();
    open();
    await expect(page.getByText('Image unavailable for Web Development', { exact: true })).toBeVisible();
    await expect(image).toBeHidden();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });
});
