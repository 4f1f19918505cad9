import { expect, test } from 'vitest';
import { createSearch, type SearchData, searchDataPath } from '../../src/islands/Search/searchEngine';
import { documentAt, entryPages, pages, textAt } from '../support/builtSite.ts';
import { plain } from '../support/parts.ts';

const { entries }: SearchData = JSON.parse(textAt(searchDataPath));

test('every page, question and price is in the index once, with a title and a line', () => {
  const anchors = (path: string, selector: string) =>
    [...documentAt(path).querySelectorAll(selector)].map(({ id }) => `${path}#${id}`);
  const questions = anchors('/', '[id^="faq-"]');
  const prices = entryPages.services.flatMap((path) => anchors(path, '[id^="price-"]'));
  const expected = [...pages, ...questions, ...prices];
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  const paths = entries.filter(({ kind }) => kind !== 'project').map(({ path }) => path);
  // The index may leave out old articles.
  const leftOut = expected.filter((path) => !paths.includes(path));
  expect(paths.sort()).toEqual(expected.filter((path) => !leftOut.includes(path)).sort());
  expect(leftOut.filter((path) => !path.startsWith('/blog/') || entries.length < 500)).toEqual([]);
  expect(entries.filter(({ title, line }) => !title || !line)).toEqual([]);
});

test('a project in the index leads to its place on the page of a service, with its title', () => {
  for (const { path, title } of entries.filter(({ kind }) => kind === 'project')) {
    const [page = '', anchor = ''] = path.split('#');
    const place = documentAt(page).getElementById(anchor);
    expect(plain(place?.closest('section')?.textContent), path).toContain(title);
  }
});

test('a service, a job and an article are found by their heading', () => {
  const search = createSearch(entries);
  const searched = Object.values(entryPages).flat();
  const isFound = (path: string) => {
    const heading = plain(documentAt(path).querySelector('h1')?.textContent);
    return search(heading).some((found) => found.path === path);
  };
  expect(searched.filter((path) => entries.some((entry) => entry.path === path) && !isFound(path))).toEqual([]);
});
