import type { Page } from '@playwright/test';
import { blocks, words } from '../support/content.ts';
import { bringIntoView, openWithStoppedClock } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

const cards = (page: Page) =>
  page.getByRole('region', { name: words.about.team.heading, exact: true }).getByRole('article');
const overlay = (page: Page) => cards(page).first().locator('> :last-child');

test.skip(blocks.team.length === 0, 'The team has no cards.');

test('the overlay of a card is blurred below 30 % in view, then clear for good', async ({ page }) => {
  await openWithStoppedClock(page, '/about');
  const card = cards(page).first();
  await expect(overlay(page)).toHaveCSS('filter', 'blur(10px)');
  await bringIntoView(page, card, 0.29);
  await expect(card).toHaveAttribute('data-enter', 'waiting');
  await bringIntoView(page, card, 0.31);
  await expect(overlay(page)).toHaveCSS('filter', 'none');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await bringIntoView(page, card, 0.1);
  await expect(card).toHaveAttribute('data-enter', 'in');
});

test('the overlay is clear on paper', async ({ page }) => {
  await openWithStoppedClock(page, '/about');
  await page.emulateMedia({ media: 'print' });
  await expect(overlay(page)).toHaveCSS('filter', 'none');
});

test('a picture that fails leaves a sentence, and the others alone', async ({ page, complaints }) => {
  const pictures = cards(page).locator('img');
  const bringAllIntoView = async () => {
    for (const card of await cards(page).all()) await bringIntoView(page, card, 1);
  };
  await openWithStoppedClock(page, '/about');
  await bringAllIntoView();
  await expect
    .poll(() => pictures.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.complete)))
    .toBe(true);
  const sources = await pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ currentSrc }) => currentSrc));
  const broken = sources.at(-1) ?? '';
  // Two cards may show the same picture.
  const alike = sources.filter((source) => source === broken).length;

  await page.route(broken, (route) => route.abort());
  await page.reload();
  await bringAllIntoView();
  const sentences = page.getByText(words.about.team.imageUnavailable, { exact: true }).filter({ visible: true });
  await expect(sentences).toHaveCount(alike);
  await expect(cards(page).last().locator('img')).toBeHidden();
  await expect(pictures.filter({ visible: true })).toHaveCount(blocks.team.length - alike);
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('ERR_FAILED');
});
