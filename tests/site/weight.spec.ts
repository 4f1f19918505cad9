import { scriptBytes } from '../support/scripts.ts';
import { expect, test } from '../support/test.ts';

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
