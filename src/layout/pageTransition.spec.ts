import type { Page } from '@playwright/test';
import { documentAt, entryPages } from '../../tests/support/builtSite.ts';
import { expect, test } from '../../tests/support/test.ts';

// Each page notes in the storage of the tab how it was left and reached.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const note = (name: string, value: unknown) => sessionStorage.setItem(name, JSON.stringify(value));
    // After the script of the page.
    addEventListener('DOMContentLoaded', () => {
      addEventListener('pageswap', () => {
        const moving = [...document.querySelectorAll('body *')].filter(
          (part) => getComputedStyle(part).viewTransitionName === 'plate' && part.querySelector('img, svg'),
        );
        const links = moving.map((part) => part.closest('a') ?? part.closest('article')?.querySelector('a'));
        note(
          'left by',
          links.map((link) => link?.getAttribute('href')),
        );
      });
    });
    addEventListener('pagereveal', ({ viewTransition }) => {
      const noteEnd = (isSkipped: boolean) => note('skipped', isSkipped);
      if (!viewTransition) noteEnd(true);
      else
        viewTransition.ready.then(
          () => noteEnd(false),
          () => noteEnd(true),
        );
    });
  });
});

/** The cards whose picture moved away, and whether the transition to this page was skipped. */
const readNotes = (page: Page) =>
  page.evaluate(() => ['left by', 'skipped'].map((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null')));

/** How many pictures of the page are a place to move to. */
const countPlaces = (page: Page) =>
  page
    .locator('main :has(img, svg)')
    .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).viewTransitionName === 'plate').length);

const firstWith = (paths: readonly string[], selector: string) =>
  paths.find((path) => documentAt(path).querySelector(selector));
const nextArticle = 'main a[rel="next"]';

for (const [kind, path, selector] of [
  ['card of a service', '/services', 'main article a[href^="/services/"]'],
  ['card of an article', '/blog', 'main article a[href^="/blog/"]'],
  ['link to the next article', firstWith(entryPages.articles, nextArticle), nextArticle],
] as const) {
  test(`after a click on a ${kind} only its picture moves, to that of the next page`, async ({ page }) => {
    const href = path && documentAt(path).querySelector(selector)?.getAttribute('href');
    test.skip(!href, 'There is no such link.');
    await page.goto(path ?? '');
    await page.locator(selector).first().click();
    await page.waitForURL(href ?? '');
    await expect.poll(() => readNotes(page)).toEqual([[href], false]);
    expect(await countPlaces(page)).toBe(1);
    await page.goBack();
    await expect.poll(() => readNotes(page)).toEqual([[], true]);
  });
}

test('after a click on a link without a picture nothing moves', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').locator('a[href^="/"]').first().click();
  await expect.poll(() => readNotes(page)).toEqual([[], true]);
});
