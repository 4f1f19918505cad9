import type { Page } from '@playwright/test';
import { documentAt } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/** The group of each card, in order. */
const groups = [...documentAt('/services').querySelectorAll('main article')].map((card) =>
  card.getAttribute('data-group'),
);
/** The ids of the groups, in the order of the chips. */
const ids = [...documentAt('/services').querySelectorAll('input[name="group"]')]
  .map((radio) => radio.getAttribute('value') ?? '')
  .slice(1);
const [firstId = '', secondId = ''] = ids;

const chip = (page: Page, id: string) => page.locator(`input[name="group"][value="${id}"]`);
const choose = (page: Page, id: string) => page.locator('label', { has: chip(page, id) }).click();
const cards = (page: Page) => page.locator('main article:visible');

/** The chip of a group is chosen, and only its cards are shown. */
async function expectGroup(page: Page, id: string): Promise<void> {
  await expect(chip(page, id)).toBeChecked();
  await expect(page).toHaveURL(`/services?group=${id}`);
  const shown = await cards(page).evaluateAll((found) => found.map((card) => card.getAttribute('data-group')));
  expect(shown).toEqual(groups.filter((group) => group === id));
}

test.skip(ids.length < 2, 'The services have less than two groups.');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chips filter the catalogue by keyboard', { tag: '@browsers' }, async ({ page }) => {
    await page.goto('/services');
    await expect(chip(page, '')).toBeChecked();
    await expect(cards(page)).toHaveCount(groups.length);
    await chip(page, '').focus();
    await page.keyboard.press('ArrowRight');
    await expect(chip(page, firstId)).toBeChecked();
    await expect(cards(page)).toHaveCount(groups.filter((group) => group === firstId).length);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services$/);
  });
});

test('the chosen group is in the address, and stays on Back, Forward and reload', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.goto('/about');
  await page.goto(`/services?group=${firstId}`);
  await expectGroup(page, firstId);
  await choose(page, secondId);
  await expectGroup(page, secondId);
  await page.reload();
  await expectGroup(page, secondId);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goForward();
  await expectGroup(page, secondId);

  await cards(page).getByRole('link').first().click();
  await page.goBack();
  await expectGroup(page, secondId);
});

test('a page from the back/forward cache shows the group of its address', async ({ cachedPage: page }) => {
  await page.goto(`/services?group=${firstId}`);
  await choose(page, secondId);
  await page.evaluate(() => location.assign('/about'));
  await page.waitForURL('/about');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expectGroup(page, secondId);
});

for (const width of [820, 1440]) {
  test(`the cards of every group are in full rows beside or below the heading at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services');
    const faults: string[] = [];
    for (const id of ['', ...ids]) {
      await choose(page, id);
      const rows = await page.locator('main section', { has: chip(page, id) }).evaluate((section) => {
        const { paddingLeft, paddingRight } = getComputedStyle(section);
        const width = section.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        const parts = [...section.children].filter((part) => part.checkVisibility());
        const rows = Map.groupBy(
          parts.map((part) => part.getBoundingClientRect()),
          ({ top }) => Math.round(top),
        );
        return [...rows.values()].map((row) => row.reduce((sum, cell) => sum + cell.width, 0) / width);
      });
      for (const share of rows) if (Math.abs(share - 1) > 0.01) faults.push(`${id || 'all'}: a row with ${share}`);
    }
    expect(faults).toEqual([]);
  });
}
