// The steps of counting are shown by the unit tests; here a browser decides what is in view.
import { blocks, words } from '../support/content.ts';
import { bringIntoView, observed, openWithStoppedClock, pass } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

test('statistics wait at zero until half of them is in view, then count once; paper shows their targets', async ({
  page,
}) => {
  test.skip(blocks.statistics.length === 0, 'There are no statistics.');
  const block = page.getByRole('region', { name: words.labels.statistics, exact: true });
  const numbers = block.locator('dd');
  const zeros = blocks.statistics.map(({ suffix }) => `0${suffix}`);
  const targets = blocks.statistics.map(({ value, suffix }) => `${value}${suffix}`);
  await openWithStoppedClock(page, '/career');
  await bringIntoView(page, block, 0.49);
  await pass(page, 5_000);
  await expect(numbers).toHaveText(zeros);
  await bringIntoView(page, block, 0.51);
  await pass(page, 2_000);
  await expect(numbers).toHaveText(targets);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await bringIntoView(page, block, 1);
  await pass(page, 100);
  await expect(numbers).toHaveText(targets);

  await test.step('a screen too low for half of the block', async () => {
    await page.setViewportSize({ width: 700, height: 220 });
    await page.reload();
    await page.clock.runFor(50);
    await expect(numbers).toHaveText(zeros);
    await page.emulateMedia({ media: 'print' });
    await expect(numbers).toHaveText(targets);
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await page.clock.runFor(50);
    await block.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await observed(page);
    await pass(page, 2_000);
    await expect(numbers).toHaveText(targets);
  });
});

test('the overlay of a team card clears, and an achievement counts, at 30 % in view', async ({ page }) => {
  const place = blocks.achievements.findIndex(({ value }) => /^\d+[^\d/]*$/.test(value));
  test.skip(place < 0 || blocks.team.length === 0, 'There is no number to count or no team.');
  const { value = '' } = blocks.achievements[place] ?? {};
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const metric = part(words.about.achievements.heading).locator('dl > div').nth(place);
  const card = part(words.about.team.heading).getByRole('article').first();
  const overlay = card.locator('> :last-child');
  await openWithStoppedClock(page, '/about');

  await bringIntoView(page, card, 0.29);
  await expect(overlay).toHaveCSS('filter', 'blur(10px)');
  await bringIntoView(page, card, 0.31);
  await expect(overlay).toHaveCSS('filter', 'none');

  await bringIntoView(page, metric, 0.29);
  await pass(page, 5_000);
  await expect(metric.locator('dd').first()).toHaveText(value.replace(/^\d+/, '0'));
  await bringIntoView(page, metric, 0.31);
  await pass(page, 2_000);
  await expect(metric.locator('dd').first()).toHaveText(value);
});
