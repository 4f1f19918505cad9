import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { scriptBytes } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

interface Part {
  kind: string;
  bytes: number;
}

const compressed = (body: Buffer | string) => brotliCompressSync(Buffer.from(body)).length;

/** What a visit transfers, as brotli sends it; fonts are compressed already. */
async function weigh(page: Page, path: string): Promise<Part[]> {
  const parts: Promise<Part>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    parts.push(response.body().then((body) => ({ kind, bytes: kind === 'font' ? body.length : compressed(body) })));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return Promise.all(parts);
}

const sum = (parts: readonly Part[], ...kinds: string[]) =>
  parts.filter(({ kind }) => kinds.includes(kind)).reduce((total, { bytes }) => total + bytes, 0);

test.describe('A page without an island ships at most 2 kB of script', () => {
  for (const path of [
    '/terms-conditions',
    '/privacy-policy',
    '/blog/1',
    '/jobs/react-developer',
    '/services/web-dev',
  ]) {
    test(path, async ({ page }) => {
      const bytes = await scriptBytes(page, path);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(2048);
    });
  }
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const firstView = ['document', 'stylesheet', 'font', 'image'];
  const limits = {
    '/': 130,
    '/blog/2': 90,
    '/about': 130,
    '/services': 130,
    '/career': 130,
    '/services/ai-ml': 90,
    '/contact': 90,
  };

  for (const [path, limit] of Object.entries(limits)) {
    test(`the first view of ${path} weighs at most ${limit} kB, its styles 14 kB, its fonts 75 kB`, async ({
      page,
    }) => {
      const parts = await weigh(page, path);
      test.info().annotations.push({
        type: 'weight',
        description: [...firstView, 'script'].map((kind) => `${kind} ${sum(parts, kind)}`).join(', '),
      });
      expect(sum(parts, ...firstView)).toBeLessThanOrEqual(limit * 1000);
      expect(sum(parts, 'stylesheet')).toBeLessThanOrEqual(14_000);
      expect(sum(parts, 'font')).toBeLessThanOrEqual(75_000);
    });
  }
});

test.describe('A page ships at most 75 kB of script, its islands included', () => {
  for (const path of ['/', '/about', '/career']) {
    test(path, async ({ page }) => {
      const bytes = await scriptBytes(page, path);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      expect(bytes).toBeGreaterThan(2048);
      expect(bytes).toBeLessThanOrEqual(75 * 1000);
    });
  }
});
