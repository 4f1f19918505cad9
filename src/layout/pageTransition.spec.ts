import { documentAt, entryPages } from '../../tests/support/builtSite.ts';
import { expect, test } from '../../tests/support/test.ts';

const nextArticle = 'main a[rel="next"]';

for (const [link, path, selector, moved] of [
  ['the card of a service', '/services', 'main article a[href^="/services/"]', 'its picture'],
  [
    'the next article',
    entryPages.articles.find((article) => documentAt(article).querySelector(nextArticle)),
    nextArticle,
    'its picture',
  ],
  ['a page without a picture', '/about', 'footer a[href^="/"]', 'nothing'],
] as const) {
  test(`after a click on ${link}, ${moved} moves to its place on the next page`, async ({ page }) => {
    test.skip(!path || !documentAt(path).querySelector(selector), 'There is no such link.');
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => {
        const note = (name = 'nothing') => document.documentElement.setAttribute('data-moved', name);
        const noteMoved = () => {
          const parts = document.getAnimations().map(({ effect }) => Reflect.get(effect ?? {}, 'pseudoElement'));
          note(parts.includes('::view-transition-old(plate)') ? 'its picture' : 'nothing');
        };
        if (viewTransition) viewTransition.ready.then(noteMoved, () => note());
        else note();
      }),
    );
    await page.goto(path ?? '');
    const before = page.url();
    await page.locator(selector).first().click();
    await expect(page).not.toHaveURL(before);
    await expect(page.locator('html')).toHaveAttribute('data-moved', moved);
    if (moved === 'its picture') await expect(page.locator('main [data-plate]')).toHaveCount(1);
  });
}
