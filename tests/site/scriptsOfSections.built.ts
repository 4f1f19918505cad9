// A section brings its script, so a page has the scripts of its sections and no others. Each script is known by the selector it runs on.
import { expect, test } from 'vitest';
import { textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { getScripts } from '../support/scripts.ts';

/** The selector in a script, and the markup that needs it. */
const scripts = [
  ['[data-copy]', '[data-copy]'],
  ['[data-count-up]', '[data-count-up]'],
  ['[data-enter]', '[data-enter]'],
  ['[data-particles]', '[data-particles]'],
  ['[data-scroll-label]', '[data-scroll-label]'],
  ['[data-time-zone]', '[data-time-zone]'],
  ['details[name=', 'details:is([id], [name])'],
] as const;

test.each(scripts)('the script of %s is on the pages that have its markup, and on no other', (selector, markup) => {
  const withScript: string[] = [];
  const withMarkup: string[] = [];
  for (const [path, document] of everyDocument) {
    if ([...getScripts(path)].some((file) => textAt(file).includes(selector))) withScript.push(path);
    if (document.querySelector(markup)) withMarkup.push(path);
  }
  expect(withScript).toEqual(withMarkup);
});

test('the script that redirects to an article is on the page for articles that are not found, and on no other', () => {
  const paths = [...everyDocument].map(([path]) => path);
  const isRedirected = (path: string) =>
    [...getScripts(path)].some((file) => textAt(file).includes('location.replace('));
  expect(paths.filter(isRedirected)).toEqual(['/blog/404']);
});
