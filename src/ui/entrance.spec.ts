import { documentAt } from '../../tests/support/builtSite.ts';
import { bringIntoView, observed, openWithStoppedClock } from '../../tests/support/island.ts';
import { expect, test } from '../../tests/support/test.ts';

/** The parts that are drawn, uncovered or sharp once they are seen. */
const parts = [
  ['/', '#tagline + div > div:has(.draw)'],
  ['/', '[aria-labelledby="process"] li:has(svg)'],
  ['/about', '[aria-labelledby="achievements"] dl > div:has(svg)'],
  ['/about', '[aria-labelledby="team"] article'],
  ['/career', '[aria-labelledby="hiring"] div:has(> ol):has(svg)'],
] as const;

/** What an entrance changes in a part. Runs in the page. */
const look = (part: Element) =>
  [part, ...part.querySelectorAll('*')].map((each) => {
    const { visibility, clipPath, filter, strokeDashoffset } = getComputedStyle(each);
    return [visibility, clipPath, filter, strokeDashoffset].join(' ');
  });

for (const [path, selector] of parts) {
  test(`${selector} on ${path} enters when it is seen, and is there at once without motion and in print`, {
    tag: '@browsers',
  }, async ({ page }) => {
    test.skip(!documentAt(path).querySelector(selector), 'The page has no such part.');
    // Wide enough for stairs, and so low that the part is below the first screen.
    await page.setViewportSize({ width: 1440, height: 390 });
    await page.goto(path);
    const part = page.locator(selector).last();
    test.skip(!(await part.evaluate((element) => element.checkVisibility())), 'There is no room for it.');
    /** Once the part has reached its next state. */
    const settledLook = async () => {
      await observed(page);
      await expect.poll(() => part.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
      return part.evaluate(look);
    };
    const waiting = await settledLook();
    await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const whole = await settledLook();
    expect(whole).not.toEqual(waiting);

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.reload();
    expect(await settledLook()).toEqual(waiting);
    // The page hears of a change of media with its next frame.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => part.evaluate(look)).toEqual(whole);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await page.reload();
    expect(await part.evaluate(look)).toEqual(whole);
  });
}

test('the overlay of a team card clears at 30 % in view', async ({ page }) => {
  const selector = '[aria-labelledby="team"] article';
  test.skip(!documentAt('/about').querySelector(selector), 'There is no team.');
  const card = page.locator(selector).first();
  const overlay = card.locator('> :last-child');
  await openWithStoppedClock(page, '/about');
  await bringIntoView(page, card, 0.29);
  await expect(overlay).toHaveCSS('filter', 'blur(10px)');
  await bringIntoView(page, card, 0.31);
  await expect(overlay).toHaveCSS('filter', 'none');
});
