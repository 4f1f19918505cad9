// Searches the site in the browser. Loaded when somebody is about to search, together with the index that the build made.
import MiniSearch, { type SearchResult } from 'minisearch';
import { wordsOf } from './words';

export type Kind = 'service' | 'role' | 'article' | 'question' | 'page';

export interface Entry {
  kind: Kind;
  title: string;
  line: string;
  /** As in the address bar: /services/web-dev, /#faq-3. */
  path: string;
}

export interface Found extends Entry {
  /** The words of the entry that matched, in lower case. */
  terms: readonly string[];
}

/** Finds entries, the best first. */
export type Search = (words: string, kind?: Kind) => Found[];

/** An entry in the index; the last words are never shown. */
export type Row = readonly [kind: Kind, title: string, line: string, path: string, words: string];

export const indexPath = '/search.json';

/** The search over an index. */
export function searchIn(rows: readonly Row[]): Search {
  const index = new MiniSearch<Entry & { words: string }>({
    idField: 'path',
    fields: ['title', 'line', 'words'],
    storeFields: ['kind', 'title', 'line', 'path'],
    tokenize: wordsOf,
    searchOptions: {
      boost: { title: 4, line: 1.5 },
      prefix: true,
      fuzzy: (term) => term.length > 3 && 1,
    },
  });
  index.addAll(rows.map(([kind, title, line, path, words]) => ({ kind, title, line, path, words })));
  return (words, kind) => {
    const filter = (found: SearchResult) => !kind || found.kind === kind;
    const every = index.search(words, { filter, combineWith: 'AND' });
    const found = every.length > 0 ? every : index.search(words, { filter });
    return found as unknown as Found[];
  };
}

let search: Promise<Search> | undefined;

async function load(): Promise<Search> {
  const answer = await fetch(indexPath);
  if (!answer.ok) throw new Error(`${indexPath} answered ${answer.status}.`);
  return searchIn(await answer.json());
}

/** The search, with the index of this site. Where that cannot be had, the next call tries again. */
export function loadSearch(): Promise<Search> {
  search ??= load().catch((error: unknown) => {
    search = undefined;
    throw error;
  });
  return search;
}
