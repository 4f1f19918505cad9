import { fill } from '../../src/lib/fill.ts';
import { services, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

// The service whose name is the longest.
const [service] = services.toSorted((one, other) => other.title.length - one.title.length);
const { id = '', title = '', image } = service ?? {};
const says = {
  loading: words.service.imageLoading,
  alt: image?.alt ?? fill(words.service.imageAlt, { title }),
  unavailable: fill(words.service.imageUnavailable, { title }),
};

const pictures = /\/art\/service-[^/]*-banner|\.(avif|webp|jpe?g)$/;
const scripts = '**/_astro/*.js';
const address = `/services/${id}`;

/** A gate that requests wait at. */
function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

test.describe('The picture of a service', () => {
  test('shows a spinner until it is there', async ({ page }) => {
    const { passed, open } = gate();
    await page.route(pictures, async (route) => {
      await passed;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const spinner = page.getByRole('img', { name: says.loading, exact: true });
    await expect(spinner).toBeVisible();
    open();
    await expect(spinner).toBeHidden();
    await expect(page.getByRole('img', { name: says.alt, exact: true })).toBeVisible();
    await expect(page.getByText(says.unavailable)).toBeHidden();
  });

  test('gives way to a sentence when it fails', async ({ page, complaints }) => {
    const { passed, open } = gate();
    await page.route(pictures, async (route) => {
      await passed;
      await route.abort();
    });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const spinner = page.getByRole('img', { name: says.loading, exact: true });
    await expect(spinner).toBeVisible();
    open();
    await expect(page.getByText(says.unavailable, { exact: true })).toBeVisible();
    await expect(spinner).toBeHidden();
    await expect(page.locator('[data-picture] img')).toBeHidden();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });
});

test.describe('A picture that was settled before the script ran', () => {
  test('is simply shown when it came', async ({ page }) => {
    const { passed, open } = gate();
    await page.route(scripts, async (route) => {
      await passed;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const image = page.getByRole('img', { name: says.alt, exact: true });
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete)).toBe(true);
    open();
    await page.waitForLoadState('load');
    await expect(image).toBeVisible();
    await expect(page.getByRole('img', { name: says.loading, exact: true })).toBeHidden();
    await expect(page.getByText(says.unavailable)).toBeHidden();
  });

  test('gives way to the sentence when it had failed', async ({ page, complaints }) => {
    const { passed, open } = gate();
    await page.route(pictures, (route) => route.abort());
    await page.route(scripts, async (route) => {
      await passed;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    const image = page.locator('[data-picture] img');
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth === 0))
      .toBe(true);
    await expect(page.getByText(says.unavailable)).toBeHidden();
    open();
    await expect(page.getByText(says.unavailable, { exact: true })).toBeVisible();
    await expect(image).toBeHidden();
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
  });
});
