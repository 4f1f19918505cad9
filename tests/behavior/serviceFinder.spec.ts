import type { Page } from '@playwright/test';
import { fewestToFind } from '../../src/config/limits';
import { routes } from '../../src/config/routes';
import { fill } from '../../src/lib/fill';
import { searchScript } from '../../src/search/load';
import { indexPath, searchIn } from '../../src/search/search';
import { axeFinds } from '../support/axe.ts';
import { textAt } from '../support/builtSite.ts';
import { services, words } from '../support/content.ts';
import { brokenWords, scrollsSideways } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const { find } = words.services;
const search = await searchIn(JSON.parse(textAt(indexPath)));
const all = services.map(({ id }) => routes.service(id));
/** What the search finds, in the order of the catalogue. */
const expected = (text: string) => {
  const paths = search(text, 'service').map(({ path }) => path);
  return all.filter((path) => paths.includes(path));
};
/** A word that some services are found by, with a mistake in it that only the search forgives. */
const misspelled =
  services
    .flatMap(({ title }) => title.match(/\p{L}{7,}/gu) ?? [])
    .map((word) => `${word.slice(0, 2)}x${word.slice(3)}`.toLowerCase())
    .find((word) => expected(word).length > 0 && expected(word).length < all.length) ?? '';
const nonsense = 'qqqqqqqq';

const field = (page: Page) => page.getByRole('searchbox', { name: find.label });
const cards = (page: Page) => page.getByRole('main').locator('article:visible a');
const status = (page: Page) => page.getByRole('search').getByRole('status');
const nothing = (page: Page) => page.getByText(find.nothing.split('{words}')[0] ?? '');
const some = (text: string) => fill(find.found, { found: expected(text).length, total: all.length });
const whole = fill(find.count, { count: all.length });

async function expectCards(page: Page, paths: readonly string[]) {
  await expect
    .poll(() => cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))))
    .toEqual(paths);
}

test.describe('Find a service', () => {
  test.skip(services.length < fewestToFind, 'So few services are found by looking.');

  test('shows every card and how many there are, and loads nothing before it is wanted', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(routes.services, { waitUntil: 'networkidle' });
    await expectCards(page, all);
    await expect(status(page)).toHaveText(whole);
    await expect(page.getByRole('button', { name: find.clear })).toBeHidden();
    expect(await axeFinds(page)).toEqual([]);
    expect(asked).not.toContain(searchScript);
    const index = page.waitForResponse(`**${indexPath}`);
    await field(page).hover();
    expect((await index).ok()).toBe(true);
  });

  test('hides what does not fit, says how many do, and keeps the words in the address', async ({ page }) => {
    test.skip(misspelled === '', 'No title has a word for this.');
    await page.goto(routes.services);
    await field(page).fill(misspelled);
    await expectCards(page, expected(misspelled));
    await expect(status(page)).toHaveText(some(misspelled));
    await expect(page).toHaveURL(`${routes.services}?find=${misspelled}`);
    expect(await axeFinds(page)).toEqual([]);

    await page.reload();
    await expect(field(page)).toHaveValue(misspelled);
    await expectCards(page, expected(misspelled));
    await cards(page).first().click();
    await expect(page).toHaveURL(expected(misspelled)[0] ?? '');
    await page.goBack();
    await expect(field(page)).toHaveValue(misspelled);
    await expectCards(page, expected(misspelled));
    await expect(status(page)).toHaveText(some(misspelled));
  });

  test('where nothing fits, says so with the words, and leads on in two ways', async ({ page }) => {
    await page.goto(`${routes.services}?find=${nonsense}`);
    await expect(nothing(page)).toContainText(nonsense);
    await expectCards(page, []);
    await expect(status(page)).toHaveText(some(nonsense));
    const { label, href } = words.services.callToAction.link;
    const box = page.getByRole('main').locator('[data-nothing]');
    await expect(box.getByRole('link', { name: label })).toHaveAttribute('href', href);
    expect(await axeFinds(page)).toEqual([]);
    await box.getByRole('button', { name: find.showAll }).click();
    await expectCards(page, all);
    await expect(nothing(page)).toBeHidden();
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(routes.services);
  });

  test('is used by keyboard alone, from the first letter to the cross', async ({ page }) => {
    await page.goto(routes.services);
    await field(page).focus();
    await page.keyboard.type(nonsense);
    await expectCards(page, []);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: find.clear })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectCards(page, all);
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('button', { name: find.clear })).toBeHidden();
    await expect(status(page)).toHaveText(whole);
    await expect(page).toHaveURL(routes.services);
  });

  test('Row 67: finds by the words on the cards where the index does not come, and by the search once it does', async ({
    page,
    complaints,
  }) => {
    const { title = '' } = services.at(-1) ?? {};
    await page.route(`**${indexPath}`, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await page.goto(`${routes.services}?find=${encodeURIComponent(title)}`);
    await failed;
    const shown = services.filter((one) => `${one.title} ${one.shortDescription}`.includes(title));
    await expectCards(
      page,
      shown.map(({ id }) => routes.service(id)),
    );
    await field(page).fill(misspelled);
    await expectCards(page, []);
    await expect(nothing(page)).toBeVisible();
    await page.unroute(`**${indexPath}`);
    await page.getByRole('heading', { level: 1 }).click();
    await field(page).focus();
    await expectCards(page, expected(misspelled));
    complaints.length = 0;
  });

  for (const width of [390, 1440])
    test(`nothing overflows in any state at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const text of ['', misspelled, 'W'.repeat(60)]) {
        await page.goto(`${routes.services}?find=${text}`);
        await expectCards(page, text ? expected(text) : all);
        expect(await scrollsSideways(page), text).toBe(0);
        expect(await brokenWords(page), text).toEqual([]);
      }
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is not there, and every card is', async ({ page }) => {
      await page.goto(`${routes.services}?find=${nonsense}`);
      await expect(page.getByRole('main').locator('article')).toHaveCount(all.length);
      await expect(page.getByRole('main').locator('article:visible')).toHaveCount(all.length);
      await expect(page.getByRole('searchbox')).toHaveCount(0);
      await expect(nothing(page)).toBeHidden();
    });
  });
});

test('so few services that one look shows them all have no field', async ({ page }) => {
  test.skip(services.length >= fewestToFind, 'There are more.');
  await page.goto(routes.services);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
});
