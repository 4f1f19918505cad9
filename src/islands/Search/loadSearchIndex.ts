import { createSearch, type SearchData, searchDataPath } from './searchEngine';

export interface SearchIndex extends SearchData {
  search: ReturnType<typeof createSearch>;
}

let loading: Promise<SearchIndex> | undefined;

/** Loads the index once. If that fails, the next call tries again. */
export function loadSearchIndex(): Promise<SearchIndex> {
  loading ??= fetch(searchDataPath)
    .then((response) => response.json())
    .then((data: SearchData) => ({ ...data, search: createSearch(data.entries) }))
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
