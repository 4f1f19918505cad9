import { expect, test } from 'vitest';
import { renderPart } from '../../../tests/support/renderPart';
import { SearchResults } from './SearchResults';
import { createSearch, type Entry } from './searchEngine';

test('results are grouped by kind, with the kind of the best result first', () => {
  const entry = (kind: Entry['kind'], title: string): Entry => ({
    kind,
    title,
    line: '',
    path: `/${title}`,
    also: '',
    text: '',
  });
  const entries = [entry('article', 'Cloud a'), entry('service', 'Cloud'), entry('article', 'Cloud b')];
  const search = createSearch(entries);
  const index = { search, entries, common: [], counts: { services: 1, jobs: 0, articles: 2 } };
  const part = renderPart(
    <SearchResults index={index} query="cloud" results={search('cloud')} onSuggestion={() => {}} />,
  );
  const groups = [...part.querySelectorAll('section')].map((group) => [
    group.querySelector('h2')?.textContent,
    group.querySelectorAll('a').length,
  ]);
  expect(groups).toEqual([
    ['Services', 1],
    ['Articles', 2],
  ]);
});
