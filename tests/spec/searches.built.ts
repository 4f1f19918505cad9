import { expect, test } from 'vitest';
import { createSearch, searchDataPath } from '../../src/islands/Search/searchEngine';
import { textAt } from '../support/builtSite.ts';
import { kinds, roleCounts, searches, withoutResults } from './searches.ts';

const search = createSearch(JSON.parse(textAt(searchDataPath)).entries);

test.each(searches)('"%s" finds %s among the first three', (words, path) => {
  const first = search(words).slice(0, 3);
  expect(first.map((result) => result.path)).toContain(path);
});

test.each(kinds)('"%s" finds a %s first', (words, kind) => {
  expect(search(words)[0]?.kind).toBe(kind);
});

test.each(roleCounts)('"%s" finds %i roles', (words, roles) => {
  expect(search(words).filter(({ kind }) => kind === 'role')).toHaveLength(roles);
});

test.each(withoutResults)('"%s" finds nothing', (words) => {
  expect(search(words)).toEqual([]);
});
