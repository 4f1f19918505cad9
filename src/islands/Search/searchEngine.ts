import MiniSearch, { type SearchResult } from 'minisearch';
import type { searchStrings } from '@/strings/search';

type Kind = keyof (typeof searchStrings)['groups'];

export interface Entry {
  kind: Kind;
  title: string;
  line: string;
  /** Such as /services/web-dev or /#faq-3. */
  path: string;
  /** Synonyms of the title, and the category. Never shown. */
  also: string;
  /** Other text of the page. Never shown. */
  text: string;
}

/** The content of /search.json. */
export interface SearchData {
  /** How many entries there are of some kinds. */
  counts: { services: number; jobs: number; articles: number };
  /** Suggested searches. */
  common: readonly string[];
  entries: readonly Entry[];
}

export type Result = SearchResult & Entry;

export const searchDataPath = '/search.json';

/** Services, prices, projects and jobs come before articles that match as well. */
const articleWeight = 0.6;

/** Results below this share of the best score are dropped. */
const scoreThreshold = 0.1;

/** Splits a text into words and the characters between them. */
export const wordPattern = /([\p{L}\p{M}\p{N}#+'’]+)/u;

/** 'jobs' becomes job, 'addresses' address, 'companies' company and 'cookie' cooky: what matters is that plurals become the same. */
const singular = (word: string) =>
  word
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(..[^s])s$/, '$1')
    .replace(/([^aeiou])ie$/, '$1y');

/** Removes accents, apostrophes, case and the ending of a plural. */
export const normalize = (word: string) =>
  singular(
    word
      .normalize('NFD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase(),
  );

/** Words joined by punctuation are also one word: 'CI/CD' becomes CI, CD and CICD. */
export const tokenize = (text: string): string[] =>
  text.split(/\s+/).flatMap((written) => {
    const words = written.split(wordPattern).filter((_, index) => index % 2 === 1);
    return words.length > 1 ? [...words, words.join('')] : words;
  });

/** Returns a function that finds entries, best match first. */
export function createSearch(entries: readonly Entry[]): (query: string) => Result[] {
  const index = new MiniSearch<Entry>({
    idField: 'path',
    fields: ['title', 'also', 'line', 'text'],
    storeFields: ['kind', 'title', 'line', 'path'],
    tokenize,
    processTerm: normalize,
    searchOptions: {
      boost: { title: 4, also: 2, line: 1.5, text: 0.5 },
      boostDocument: (_path, _term, entry) => (entry?.kind === 'article' ? articleWeight : 1),
      // The last word may be unfinished. A single letter would be the beginning of too many words.
      prefix: (term, position, terms) => term.length > 3 || (term.length > 1 && position === terms.length - 1),
    },
  });
  index.addAll(entries);

  const isKnown = (term: string) => index.search(term, { fuzzy: false }).length > 0;
  // Two transposed letters count as two errors, so a word of six letters may have two.
  const fuzzy = (term: string) => (term.length > 3 && !isKnown(term) ? 0.3 : false);

  return (query) => {
    const withEveryWord = index.search(query, { combineWith: 'AND', fuzzy });
    const results = withEveryWord.length > 0 ? withEveryWord : index.search(query, { fuzzy });
    return (results as Result[]).filter(({ score }) => score > (results[0]?.score ?? 0) * scoreThreshold);
  };
}
