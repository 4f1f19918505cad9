import { browserPages, entryPages } from '../support/builtSite.ts';
import { observed, pass, stopClock, waitForHydration, withoutParticles } from '../support/island.ts';
import { loadSoFar, watchLoad } from '../support/stability.ts';
import { expect, test } from '../support/test.ts';

/**
 * Half of what counts as a good CLS. A text has up to 2.5 % more or less width in the fallback, so a title may take another line:
 * that is 0.026 on a phone. Two titles of a first screen may not.
 */
const limit = 0.05;
/** Longer than a slide and a pair of testimonials stay. */
const slideMs = 6_100;
/** Longer than numbers count. */
const countMs = 2_100;
const late = /\.(woff2|js|svg|avif|webp|jpe?g|png)$/;

for (const [width, height, paths] of [
  [390, 844, browserPages],
  [1440, 900, ['/', ...entryPages.services.slice(0, 1)]],
] as const) {
  for (const path of paths) {
    test(`${path} does not shift at ${width} px while it loads, moves and counts`, async ({ page }) => {
      const arrival = Promise.withResolvers<void>();
      await page.route(late, async (route) => {
        await arrival.promise;
        await route.continue();
      });
      await withoutParticles(page);
      await watchLoad(page);
      await stopClock(page);
      await page.setViewportSize({ width, height });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => document.readyState === 'interactive');
      await observed(page);
      arrival.resolve();
      await page.waitForLoadState();
      await waitForHydration(page);
      // A frame with the first slide.
      await observed(page);
      if ((await page.locator('astro-island').count()) > 0) await pass(page, slideMs);
      const slides = page.locator('[data-slide]');
      if ((await slides.count()) > 1) await expect(slides.nth(1)).toBeVisible();
      for (const counter of await page.locator('[data-count-up]').all()) {
        await counter.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await observed(page);
        await pass(page, countMs);
      }
      const { shift, shifted } = await loadSoFar(page);
      expect(shift, shifted.join(' | ')).toBeLessThanOrEqual(limit);
    });
  }
}
