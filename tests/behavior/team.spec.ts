import type { Page } from '@playwright/test';
import { bringIntoView, openStill } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

const card = (page: Page, name = 'Leadership') =>
  page.getByRole('region', { name: 'Our Team' }).getByRole('article').filter({ hasText: name });
const overlay = (page: Page, name?: string) => card(page, name).locator('[data-reveal]');

test('the overlay of a card is blurred below 30 % in view, then clear for good', async ({ page }) => {
  await openStill(page, '/about');
  await expect(overlay(page)).toHaveCSS('filter', 'blur(10px)');
  await bringIntoView(page, card(page), 0.29);
  await expect(overlay(page)).toHaveAttribute('data-reveal', 'blurred');
  await bringIntoView(page, card(page), 0.31);
  await expect(overlay(page)).toHaveAttribute('data-reveal', 'clear');
  await expect(overlay(page)).toHaveCSS('filter', 'none');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await bringIntoView(page, card(page), 0.1);
  await expect(overlay(page)).toHaveAttribute('data-reveal', 'clear');
});

test('the overlay is clear on paper', async ({ page }) => {
  await openStill(page, '/about');
  await page.emulateMedia({ media: 'print' });
  await expect(overlay(page)).toHaveCSS('filter', 'none');
});

test("a picture that fails leaves 'Team image unavailable', and the others alone", async ({ page, complaints }) => {
  await page.route('**/art/scene-climbing*', (route) => route.abort());
  await openStill(page, '/about');
  for (const name of ['Leadership', 'Developers', 'Designers']) await bringIntoView(page, card(page, name), 1);
  await expect(card(page, 'Developers').getByText('Team image unavailable')).toBeVisible();
  await expect(card(page, 'Developers').locator('img')).toBeHidden();
  await expect(card(page, 'Leadership').locator('img')).toBeVisible();
  await expect(page.getByText('Team image unavailable').filter({ visible: true })).toHaveCount(1);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});
