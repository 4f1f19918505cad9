import { browserPages, entryPages } from '../support/builtSite.ts';
import { observed, pass, stopClock, waitForHydration, withoutParticles } from '../support/island.ts';
import { loadSoFar, watchLoad } from '../support/stability.ts';
import { expect, test } from '../support/test.ts';

/** Half of what counts as a good CLS. Text in several fonts, and a plus sign after digits of different widths, move a little. */
const limit = 0.05;
const late = /\.(woff2|js|svg|avif|webp|jpe?g|png)$/;

for (const [width, height, paths] of [
  [390, 844, browserPages],
  [1440, 900, ['/', ...entryPages.services.slice(0, 1)]],
] as const) {
  for (const path of paths) {
    test(`${path} does not shift at ${width} px when its fonts, pictures and scripts load late, nor while it counts`, async ({
      page,
    }) => {
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
      // A frame with the first slide, and then until the slider and the testimonials have moved.
      await observed(page);
      if ((await page.locator('astro-island').count()) > 0) await pass(page, 6_100);
      for (const counter of await page.locator('[data-count-up]').all()) {
        await counter.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await observed(page);
        await pass(page, 2_000);
      }
      const { shift, shifted } = await loadSoFar(page);
      expect(shift, shifted.join(' | ')).toBeLessThanOrEqual(limit);
    });
  }
}
