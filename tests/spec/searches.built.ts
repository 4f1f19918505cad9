import { expect, test } from 'vitest';
import { createSearch, groupByKind, searchDataPath } from '../../src/islands/Search/searchIndex';
import { textAt } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { alsoFound, searches } from './searches.ts';

const search = createSearch(JSON.parse(textAt(searchDataPath)).entries);
const places = searches.map(([words, path]) => ({ words, place: search(words).findIndex((one) => one.path === path) }));
const beyond = (last: number) => places.filter(({ place }) => place < 0 || place > last).map(({ words }) => words);

test('of sixty searches that people type, at least 55 find what is meant first, and all within the first three', () => {
  expect(searches).toHaveLength(60);
  expect(beyond(2)).toEqual([]);
  expect(beyond(0).length, beyond(0).join(', ')).toBeLessThanOrEqual(5);
});

test.each(alsoFound)('"%s" finds %s', (words, ...paths) => {
  const shown = groupByKind(search(words)).flatMap(({ results }) => results.map(({ path }) => path));
  expect(shown).toEqual(expect.arrayContaining(paths));
});

test('every word that is often looked for finds something', () => {
  expect(words.search.common.filter((word) => search(word).length === 0)).toEqual([]);
});
