import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '../support/test.ts';

/** The script of a page: what the HTML carries and what it loads, as brotli sends it. */
test.describe('A page without an island ships at most 2 kB of script', () => {
  for (const path of ['/terms-conditions', '/privacy-policy', '/blog/1', '/jobs/react-developer']) {
    test(path, async ({ page }) => {
      const loaded: Promise<Buffer>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') loaded.push(response.body());
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      const inline = await page
        .locator('script:not([src], [type="application/ld+json"])')
        .evaluateAll((all) => all.map((script) => script.textContent ?? ''));
      const files = await Promise.all(loaded);
      const bytes = [...inline.filter(Boolean).map((text) => Buffer.from(text)), ...files]
        .map((script) => brotliCompressSync(script).length)
        .reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(2048);
    });
  }
});
