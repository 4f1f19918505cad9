import type { Page } from '@playwright/test';
import { documentAt } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/** The group of each card, in order. */
const groups = [...documentAt('/services').querySelectorAll('main article[data-group]')].map((card) =>
  card.getAttribute('data-group'),
);
const visibleGroups = (page: Page) =>
  page
    .locator('main article[data-group]:visible')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-group')));

test.skip(new Set(groups).size < 2, 'The services have less than two groups.');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chips filter the catalogue by keyboard, and going back shows all of it', { tag: '@browsers' }, async ({
    page,
  }) => {
    await page.goto('/services');
    const all = page.getByRole('radio').first();
    const second = page.getByRole('radio').nth(1);
    await expect(all).toBeChecked();
    await all.focus();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeChecked();
    const chosen = await second.getAttribute('value');
    const expected = groups.filter((group) => group === chosen);
    expect(await visibleGroups(page)).toEqual(expected);
    await expect(page.getByRole('radio', { name: `${chosen} ${expected.length}`, exact: true })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services$/);
    await page.locator('main article:visible a').first().click();
    await page.goBack();
    await expect(all).toBeChecked();
    await expect(page.locator('main article[data-group]:visible')).toHaveCount(groups.length);
  });
});
