import type { Page } from '@playwright/test';
import { blocks, words } from '../support/content.ts';
import { bringIntoView, observed, openWithStoppedClock, pass, setHidden } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

test.describe('Statistics', () => {
  const block = (page: Page) => page.getByRole('region', { name: words.careers.statistics.label, exact: true });
  const numbers = (page: Page) => block(page).locator('dd');
  /** What the block shows when this share of the way is counted. */
  const counted = (share: number) =>
    blocks.statistics.map(({ value, suffix }) => `${Math.round(value * share)}${suffix}`);

  test.skip(blocks.statistics.length === 0, 'There are no statistics.');
  test.beforeEach(({ page }) => openWithStoppedClock(page, '/career'));

  test('stand at zero until half of the block is in view, then count for 2,000 ms, once', async ({ page }) => {
    await bringIntoView(page, block(page), 0.49);
    await pass(page, 5_000);
    await expect(numbers(page)).toHaveText(counted(0));
    await bringIntoView(page, block(page), 0.51);
    await expect(numbers(page)).toHaveText(counted(0));
    await pass(page, 1_000);
    await expect(numbers(page)).toHaveText(counted(0.5));
    await pass(page, 1_000);
    await expect(numbers(page)).toHaveText(counted(1));
    await toTop(page);
    await bringIntoView(page, block(page), 1);
    await pass(page, 100);
    await expect(numbers(page)).toHaveText(counted(1));
  });

  test('show their targets when the page is hidden midway, and stay there', async ({ page }) => {
    await bringIntoView(page, block(page), 1);
    await pass(page, 500);
    await setHidden(page, true);
    await expect(numbers(page)).toHaveText(counted(1));
    await setHidden(page, false);
    await pass(page, 500);
    await expect(numbers(page)).toHaveText(counted(1));
  });

  test('show their targets on paper', async ({ page }) => {
    await expect(numbers(page)).toHaveText(counted(0));
    await page.emulateMedia({ media: 'print' });
    await expect(numbers(page)).toHaveText(counted(1));
  });

  test('count on a screen that is too low for half of the block', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 220 });
    await page.reload();
    await page.clock.runFor(50);
    await expect(numbers(page)).toHaveText(counted(0));
    await block(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await observed(page);
    await pass(page, 2_000);
    await expect(numbers(page)).toHaveText(counted(1));
  });
});

test.describe('Achievements', () => {
  const metric = (page: Page, place: number) =>
    page.getByRole('region', { name: words.about.achievements.heading, exact: true }).locator('dl > div').nth(place);
  const number = (page: Page, place: number) => metric(page, place).locator('dd').first();
  const values = blocks.achievements.map(({ value }, place) => ({ value, place }));
  const [counting] = values.filter(({ value }) => /^\d+[^\d/]*$/.test(value));
  const fixed = values.filter(({ value }) => /[/<]/.test(value));

  test.beforeEach(({ page }) => openWithStoppedClock(page, '/about'));

  test('stand at zero below 30 % in view, then count to the target once, the suffix kept', async ({ page }) => {
    test.skip(!counting, 'No achievement is a plain number.');
    const { value = '', place = 0 } = counting ?? {};
    const zero = value.replace(/^\d+/, '0');
    await bringIntoView(page, metric(page, place), 0.29);
    await pass(page, 5_000);
    await expect(number(page, place)).toHaveText(zero);
    await bringIntoView(page, metric(page, place), 0.31);
    await expect(number(page, place)).toHaveText(zero);
    await pass(page, 2_000);
    await expect(number(page, place)).toHaveText(value);
    await toTop(page);
    await bringIntoView(page, metric(page, place), 1);
    await pass(page, 100);
    await expect(number(page, place)).toHaveText(value);
  });

  test("show values with '/' or '<' as they are, from the start", async ({ page }) => {
    test.skip(fixed.length === 0, "No achievement has a '/' or a '<'.");
    for (const { value, place } of fixed) {
      await expect(number(page, place)).toHaveText(value);
      await bringIntoView(page, metric(page, place), 1);
      await pass(page, 1_000);
      await expect(number(page, place)).toHaveText(value);
    }
  });
});
