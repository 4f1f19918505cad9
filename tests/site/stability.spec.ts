import { fileOf, kinds, notFoundPages, textAt } from '../support/builtSite.ts';
import { pass, withoutParticles } from '../support/island.ts';
import { loadSoFar, openScriptsLast } from '../support/stability.ts';
import { expect, test } from '../support/test.ts';

const moving = kinds.filter((path) => /data-count=|aria-roledescription="carousel"/.test(textAt(fileOf(path))));

// What moves while a page arrives, its fonts included, is measured in arrival.spec.ts.
for (const width of [390, 1440]) {
  for (const path of [...kinds, ...notFoundPages.slice(0, 1)]) {
    test(`${path} stays in place at ${width} px when its scripts come, and later`, async ({ page }) => {
      await withoutParticles(page);
      await page.setViewportSize({ width, height: 900 });
      await openScriptsLast(page, path);
      expect((await loadSoFar(page)).shifted).toEqual([]);
      // Past a slide, a pair of testimonials, and the whole of every count.
      await pass(page, 6_100);
      expect((await loadSoFar(page)).shifted).toEqual([]);
    });
  }

  for (const path of moving) {
    test(`${path} stays in place at ${width} px when all of it is in view and counts`, async ({ page }) => {
      const height = 16_000;
      await withoutParticles(page);
      await page.setViewportSize({ width, height });
      await openScriptsLast(page, path);
      await pass(page, 6_100);
      // As it would be scored on a screen of usual height. What remains is a plus sign beside digits that differ in
      // width; a tenth of what counts as good.
      const { shift, shifted } = await loadSoFar(page);
      expect(shift * (height / 900) ** 2, shifted.join('\n')).toBeLessThan(0.01);
    });
  }
}
