import type { Page } from '@playwright/test';
import { bringIntoView, observed, openStill, pass, setHidden } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

test.describe('Statistics', () => {
  const block = (page: Page) => page.getByRole('region', { name: 'Statistics' });
  const values = (page: Page) => block(page).locator('dd').allInnerTexts();
  const atZero = ['0', '0', '0', '0%'];
  const atTarget = ['150', '10', '5', '98%'];

  test.beforeEach(({ page }) => openStill(page, '/career'));

  test('stand at zero while less than half of the block is in view', async ({ page }) => {
    expect(await values(page)).toEqual(atZero);
    await bringIntoView(page, block(page), 0.49);
    await pass(page, 5_000);
    expect(await values(page)).toEqual(atZero);
  });

  test('count up from 50 % in view, over 2,000 ms in steps of 50 ms, and land exactly', async ({ page }) => {
    await bringIntoView(page, block(page), 0.51);
    for (const [ms, expected] of [
      [0, atZero],
      [49, atZero],
      [1, ['4', '0', '0', '2%']],
      [49, ['4', '0', '0', '2%']],
      [1, ['8', '1', '0', '5%']],
      [900, ['75', '5', '3', '49%']],
      [950, ['146', '10', '5', '96%']],
      [49, ['146', '10', '5', '96%']],
      [1, atTarget],
      [60_000, atTarget],
    ] as const) {
      await pass(page, ms);
      expect(await values(page)).toEqual(expected);
    }
  });

  test('count once', async ({ page }) => {
    await bringIntoView(page, block(page), 1);
    await pass(page, 2_000);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await bringIntoView(page, block(page), 1);
    await pass(page, 100);
    expect(await values(page)).toEqual(atTarget);
  });

  test('show their targets when the page is hidden midway, and stay there', async ({ page }) => {
    await bringIntoView(page, block(page), 1);
    await pass(page, 500);
    await setHidden(page, true);
    expect(await values(page)).toEqual(atTarget);
    await setHidden(page, false);
    await pass(page, 500);
    expect(await values(page)).toEqual(atTarget);
  });

  test('show their targets on paper', async ({ page }) => {
    expect(await values(page)).toEqual(atZero);
    await page.emulateMedia({ media: 'print' });
    await expect(block(page).locator('dd')).toHaveText(atTarget);
  });

  test('count on a screen that is too low for half of the block', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 220 });
    await page.reload();
    await page.clock.runFor(50);
    await expect(block(page).locator('dd')).toHaveText(atZero);
    await block(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await observed(page);
    await pass(page, 2_000);
    expect(await values(page)).toEqual(atTarget);
  });
});

test.describe('Achievements', () => {
  const metric = (page: Page, name: string) =>
    page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
  const value = (page: Page, name: string) => metric(page, name).locator('dd').first();

  test.beforeEach(({ page }) => openStill(page, '/about'));

  test('stand at zero below 30 % in view, then count to the target once, the suffix kept', async ({ page }) => {
    const projects = metric(page, 'Projects Delivered');
    const clients = value(page, 'Clients Worldwide');
    await bringIntoView(page, projects, 0.29);
    await pass(page, 5_000);
    await expect(value(page, 'Projects Delivered')).toHaveText('0+');
    await bringIntoView(page, projects, 0.31);
    await expect(value(page, 'Projects Delivered')).toHaveText('0+');
    await pass(page, 50);
    await expect(value(page, 'Projects Delivered')).toHaveText('3+');
    await pass(page, 950);
    await expect(value(page, 'Projects Delivered')).toHaveText('60+');
    await expect(clients).toHaveText('43+');
    await pass(page, 950);
    await expect(value(page, 'Projects Delivered')).toHaveText('117+');
    await pass(page, 50);
    await expect(value(page, 'Projects Delivered')).toHaveText('120+');
    await expect(clients).toHaveText('85+');
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await bringIntoView(page, projects, 1);
    await pass(page, 100);
    await expect(value(page, 'Projects Delivered')).toHaveText('120+');
  });

  test("show values with '/' or '<' as they are, from the start", async ({ page }) => {
    await expect(value(page, 'Avg. Project Rating')).toHaveText('4.9/5');
    await expect(value(page, 'Response Time')).toHaveText('<24 hours');
    await expect(value(page, 'Repeat Clients')).toHaveText('0%+');
    await bringIntoView(page, metric(page, 'Response Time'), 1);
    await pass(page, 1_000);
    await expect(value(page, 'Avg. Project Rating')).toHaveText('4.9/5');
    await expect(value(page, 'Response Time')).toHaveText('<24 hours');
    await pass(page, 1_000);
    await expect(value(page, 'Repeat Clients')).toHaveText('60%+');
  });
});
