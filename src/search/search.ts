// Searches the site in the browser. Loaded when somebody is about to search.
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { tellingWordsOf, wordsOf } from './words';

export type Kind = 'service' | 'role' | 'article' | 'question' | 'page';

export interface Entry {
  kind: Kind;
  title: string;
  line: string;
  /** As in the address bar: /services/web-dev, /#faq-3. */
  path: string;
}

export interface Found extends Entry {
  /** The words of the entry that matched, as wordsOf writes them. */
  terms: readonly string[];
  /** Whether one of them stands in its title, or means the same as one there. */
  named: boolean;
}

/** Finds entries, the best first. */
export type Search = (words: string) => Found[];

/** An entry in the index, with words that are never shown: other names for its title, and words from its texts. */
export type Row = readonly [kind: Kind, title: string, line: string, path: string, also: string, words: string];

/** What is found with less than this share of the best score was not meant. */
const leastShare = 0.1;

/** The word with two neighbors swapped, at every place: one mistake to a person, and two to MiniSearch. */
const swaps = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2));

/** What a word of a search may stand for: itself, the beginning of a word, or a word with one typing mistake in it. */
function meant(word: string, isLast: boolean): Query {
  if (word.length < 4) return { queries: [word], prefix: isLast };
  return { queries: [{ queries: [word], prefix: true, fuzzy: word.length > 4 && 1 }, ...swaps(word)] };
}

/** The search over an index, which is made in parts, so that a page stays quick meanwhile. */
export async function searchIn(rows: readonly Row[]): Promise<Search> {
  const index = new MiniSearch({
    idField: 'path',
    fields: ['title', 'also', 'line', 'words'],
    storeFields: ['kind', 'title', 'line', 'path'],
    tokenize: (text, field) => (field === 'title' || field === 'line' ? tellingWordsOf(text) : text.split(' ')),
    searchOptions: { boost: { title: 4, also: 3, line: 1.5 }, tokenize: wordsOf },
  });
  await index.addAllAsync(
    rows.map(([kind, title, line, path, also, words]) => ({ kind, title, line, path, also, words })),
    { chunkSize: 50 },
  );

  return (words) => {
    const asked = wordsOf(words);
    const queries = asked.map((word, place) => meant(word, place === asked.length - 1));
    const some = index.search({ queries });
    const hasEvery = ({ queryTerms }: SearchResult) =>
      asked.every((word) => [word, ...swaps(word)].some((term) => queryTerms.includes(term)));
    const withEvery = some.filter(hasEvery);
    const found = withEvery.length > 0 ? withEvery : some;
    return found
      .filter(({ score }) => score > (found[0]?.score ?? 0) * leastShare)
      .map(({ kind, title, line, path, terms, match }) => {
        const named = Object.values(match).some((fields) => fields.includes('title') || fields.includes('also'));
        return { kind, title, line, path, terms, named };
      });
  };
}
