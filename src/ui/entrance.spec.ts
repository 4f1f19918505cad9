import type { Locator } from '@playwright/test';
import { documentAt } from '../../tests/support/builtSite.ts';
import { observed } from '../../tests/support/island.ts';
import { expect, test } from '../../tests/support/test.ts';

/** The parts that are drawn, uncovered or sharp once they are seen. */
const parts = {
  '/': ['#tagline + div > div:has(.draw)', '[aria-labelledby="process"] li:has(svg)'],
  '/about': ['[aria-labelledby="achievements"] dl > div:has(svg)', '[aria-labelledby="team"] article'],
  '/career': ['[aria-labelledby="hiring"] div:has(> ol):has(svg)'],
};

/** What an entrance changes in a part. Runs in the page. */
const look = (part: Element) =>
  [part, ...part.querySelectorAll('*')].map((each) => {
    const { visibility, clipPath, filter, strokeDashoffset } = getComputedStyle(each);
    return [visibility, clipPath, filter, strokeDashoffset].join(' ');
  });

/** The look of a part once it has reached its next state. */
async function settledLook(part: Locator) {
  await observed(part.page());
  await expect.poll(() => part.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  return part.evaluate(look);
}

for (const [path, selectors] of Object.entries(parts)) {
  test(`drawings and cards of ${path} enter when they are seen, and at once without motion and in print`, {
    tag: '@browsers',
  }, async ({ page }) => {
    // Wide enough for stairs, and so low that the parts are below the first screen.
    await page.setViewportSize({ width: 1440, height: 390 });
    await page.goto(path);
    const present = selectors.filter((selector) => documentAt(path).querySelector(selector));
    const entering: { part: Locator; waiting: string[]; whole: string[] }[] = [];
    for (const part of present.map((selector) => page.locator(selector).last())) {
      // There may be no room for it.
      if (!(await part.evaluate((element) => element.checkVisibility()))) continue;
      const waiting = await settledLook(part);
      await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const whole = await settledLook(part);
      expect(whole).not.toEqual(waiting);
      entering.push({ part, waiting, whole });
    }

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.reload();
    for (const { part, waiting } of entering) expect(await settledLook(part)).toEqual(waiting);
    // The page hears of a change of media with its next frame.
    await page.emulateMedia({ media: 'print' });
    for (const { part, whole } of entering) await expect.poll(() => part.evaluate(look)).toEqual(whole);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.reload();
    for (const { part, whole } of entering) expect(await part.evaluate(look)).toEqual(whole);
  });
}
