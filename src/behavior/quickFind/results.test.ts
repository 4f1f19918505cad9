import { describe, expect, test } from 'vitest';
import type { Found, Kind } from '@/search/search';
import { groupsOf, piecesOf } from './results';

const found = (kind: Kind, title: string, named = false): Found => ({
  kind,
  title,
  line: '',
  path: '',
  terms: [],
  named,
});

describe('what was found', () => {
  test('stands by kind, the kind of the best first', () => {
    const groups = groupsOf([found('role', 'best'), found('service', 'next'), found('role', 'last')]);
    expect(groups.map(({ kind, entries }) => [kind, entries.map(({ title }) => title)])).toEqual([
      ['role', ['best', 'last']],
      ['service', ['next']],
    ]);
  });

  test('begins with the kinds that have a match in a title', () => {
    const groups = groupsOf([found('page', 'a'), found('question', 'b'), found('article', 'c', true)]);
    expect(groups.map(({ kind }) => kind)).toEqual(['article', 'page', 'question']);
  });

  test('is at most four of a kind', () => {
    const [group] = groupsOf(['a', 'b', 'c', 'd', 'e'].map((title) => found('article', title)));
    expect(group?.entries.map(({ title }) => title)).toEqual(['a', 'b', 'c', 'd']);
  });
});

test.each([
  ['React Native, from React', ['react'], ['', 'React', ' Native, from ', 'React', '']],
  ['Pods for Zoë’s café', ['zoes', 'cafe'], ['Pods for ', 'Zoë’s', ' ', 'café', '']],
  ['Reaction', ['react'], ['Reaction']],
  ['', ['react'], ['']],
])('of "%s" the words that are %s are underlined', (text, terms, pieces) => {
  expect(piecesOf(text, terms)).toEqual(pieces);
});
