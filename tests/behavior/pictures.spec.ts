import type { Page } from '@playwright/test';
import { fill } from '../../src/lib/fill.ts';
import { services, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const [{ id, title, image } = { id: '', title: '', image: undefined }] = services;
const says = {
  loading: words.labels.service.imageLoading,
  alt: image?.alt ?? fill(words.labels.service.imageAlt, { title }),
  unavailable: fill(words.labels.service.imageUnavailable, { title }),
};
const pictures = /\/art\/service-[^/]*-banner|\.(avif|webp|jpe?g)$/;

/** Holds back what is asked for until it is let go. */
async function hold(page: Page, files: RegExp, then: 'continue' | 'abort'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route(files, async (route) => {
    await promise;
    await route[then]();
  });
  return resolve;
}

test('the picture of a service shows a spinner until it is there, and a sentence when it fails', async ({
  page,
  complaints,
}) => {
  const spinner = page.getByRole('img', { name: says.loading, exact: true });
  const sentence = page.getByText(says.unavailable, { exact: true });
  const shown = page.locator('[data-picture] img');

  const come = await hold(page, pictures, 'continue');
  await page.goto(`/services/${id}`, { waitUntil: 'domcontentloaded' });
  await expect(spinner).toBeVisible();
  come();
  await expect(page.getByRole('img', { name: says.alt, exact: true })).toBeVisible();
  await expect(spinner).toBeHidden();
  await expect(sentence).toBeHidden();

  const fail = await hold(page, pictures, 'abort');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(spinner).toBeVisible();
  fail();
  await expect(sentence).toBeVisible();
  await expect(spinner).toBeHidden();
  await expect(shown).toBeHidden();

  await test.step('a picture that had failed before the script ran', async () => {
    const run = await hold(page, /\.js$/, 'continue');
    await page.route(pictures, (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect
      .poll(() => shown.evaluate((failed: HTMLImageElement) => failed.complete && failed.naturalWidth === 0))
      .toBe(true);
    run();
    await expect(sentence).toBeVisible();
    await expect(shown).toBeHidden();
  });
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
});
