import { describe, expect, test } from 'vitest';
import { routes } from '../../../src/config/routes';
import { entryPages, kinds, notFoundPages } from '../../support/builtSite.ts';
import type { Size, Theme } from '../support/browser.ts';
import type { Stage } from '../support/inEngine.ts';
import { ground } from '../support/looks.ts';

/** One page of each kind in every view is for the night; a few in two views show most of what can break. */
const everyPage = Boolean(process.env.EVERY_PAGE);
export const pages = everyPage
  ? [...kinds, ...notFoundPages]
  : [routes.home, routes.contact, ...entryPages.articles.slice(0, 1), ...notFoundPages.slice(0, 1)];
const few: [Theme, Size][] = [
  ['light', 'desk'],
  ['dark', 'phone'],
];
const views: [Theme, Size][] = everyPage ? [...few, ['light', 'phone'], ['dark', 'desk']] : few;

/** What is wrong with a page at first sight. */
function problems() {
  const found: string[] = [];
  if (document.querySelectorAll('h1').length !== 1) found.push('It has not one main heading.');
  const overflow = document.documentElement.scrollWidth - innerWidth;
  if (overflow > 0) found.push(`It is ${overflow} px wider than the view.`);
  for (const { complete, naturalWidth, src } of document.images)
    if (complete && naturalWidth === 0) found.push(`${src} is not shown.`);
  for (const { family, status } of document.fonts) if (status === 'error') found.push(`${family} is not loaded.`);
  return found;
}

/** Does all that a page must not. */
function misbehave() {
  console.error('said');
  setTimeout(() => {
    throw new Error('thrown');
  });
  document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }));
}

export function checkPages({ visit }: Stage) {
  test('what a page complains about is heard, and what breaks its policy', async () => {
    const { tab } = await visit(routes.about);
    await tab.evaluate(misbehave);
    const heard: string[] = [];
    for (const complaint of [/said/, /thrown/, /style-src/])
      await expect.poll(async () => heard.push(...(await tab.complaints())) && heard.join()).toMatch(complaint);
  });

  describe.each(views)('in the %s theme, at the size of a %s', (theme, size) => {
    test.each(pages)('%s is whole, fits, and has the colors of its theme', async (path) => {
      const visitor = await visit(path, { theme, size, still: true });
      expect(await visitor.evaluate(problems)).toEqual([]);
      expect(await ground(visitor)).toBe(theme);
    });
  });
}
