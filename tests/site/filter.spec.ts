import type { Page } from '@playwright/test';
import { services } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const groups = [...new Set(services.map(({ group }) => group))].filter((group) => group !== undefined);
const visibleGroups = (page: Page) =>
  page
    .locator('main article[data-group]:visible')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-group')));

test.skip(groups.length < 2, 'The services have less than two groups.');

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
    const expected = services.filter(({ group }) => group === chosen).map(({ group }) => group);
    expect(await visibleGroups(page)).toEqual(expected);
    await expect(page.getByRole('radio', { name: `${chosen} ${expected.length}`, exact: true })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services$/);
    await page.locator('main article:visible a').first().click();
    await page.goBack();
    await expect(all).toBeChecked();
    await expect(page.locator('main article[data-group]:visible')).toHaveCount(services.length);
  });
});
