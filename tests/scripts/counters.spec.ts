// The unit tests cover steps and thresholds; here a real IntersectionObserver is used.
import { formatNumber } from '../../src/lib/text.ts';
import { blocks, company, words } from '../support/content.ts';
import { bringIntoView, openWithStoppedClock, pass } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

test('statistics stay at zero until half of them is in view, then count; print shows their targets', async ({
  page,
}) => {
  test.skip(blocks.statistics.length === 0, 'There are no statistics.');
  const block = page.getByRole('region', { name: words.labels.statistics, exact: true });
  const numbers = block.locator('dd');
  const zeros = blocks.statistics.map(({ suffix }) => `0${suffix}`);
  const targets = blocks.statistics.map(({ value, suffix }) => `${formatNumber(value, company.language)}${suffix}`);
  await openWithStoppedClock(page, '/career');
  await bringIntoView(page, block, 0.49);
  await pass(page, 5_000);
  await expect(numbers).toHaveText(zeros);
  await bringIntoView(page, block, 0.51);
  await pass(page, 2_000);
  await expect(numbers).toHaveText(targets);
  await page.goto('/career');
  await page.clock.runFor(50);
  await expect(numbers).toHaveText(zeros);
  await page.emulateMedia({ media: 'print' });
  await expect(numbers).toHaveText(targets);
});

test('the overlay of a team card clears at 30 % in view', async ({ page }) => {
  test.skip(blocks.team.length === 0, 'There is no team.');
  const card = page.getByRole('region', { name: words.about.team.heading, exact: true }).getByRole('article').first();
  const overlay = card.locator('> :last-child');
  await openWithStoppedClock(page, '/about');
  await bringIntoView(page, card, 0.29);
  await expect(overlay).toHaveCSS('filter', 'blur(10px)');
  await bringIntoView(page, card, 0.31);
  await expect(overlay).toHaveCSS('filter', 'none');
});
