import { kinds } from '../support/builtSite.ts';
import { startSlowSite } from '../support/slowSite.ts';
import { loadSoFar, watchLoad } from '../support/stability.ts';
import { expect, test } from '../support/test.ts';

/** A twentieth of what counts as good. */
const limit = 0.005;

/** What may arrive late. */
const orders = {
  'its HTML arrives in pieces': { pieces: { bytes: 1024, everyMs: 10 } },
  'its fonts arrive late': { late: { files: /\.woff2$/, ms: 800 } },
  // In .ci/nightly.
  ...(process.env.EVERY_PAGE && {
    'its pictures arrive late': { late: { files: /\.(svg|avif|webp|jpe?g|png)$/, ms: 800 } },
    'its scripts arrive late': { late: { files: /\.js$/, ms: 800 } },
  }),
};

for (const [order, delay] of Object.entries(orders)) {
  for (const width of process.env.EVERY_PAGE ? [390, 820, 1440] : [390]) {
    test(`no page moves at ${width} px when ${order}`, async ({ page }) => {
      test.slow();
      const site = await startSlowSite(delay);
      await page.setViewportSize({ width, height: 844 });
      await watchLoad(page);
      const moved: string[] = [];
      for (const path of kinds) {
        await page.goto(site.url + path, { waitUntil: 'networkidle' });
        const { shift, shifted } = await loadSoFar(page);
        if (shift > limit) moved.push(`${path}: ${shift.toFixed(4)}: ${shifted.join(' | ')}`);
      }
      await site.stop();
      expect(moved).toEqual([]);
    });
  }
}
