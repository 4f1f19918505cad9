import type { searchIn } from './search';

/** Where the script of the search stands in the built site. */
export const searchScript = '/search.js';

/** Loads the search and what it brings with it. A bundler that knew this import would load more than that for it. */
export const loadScript = (): Promise<{ searchIn: typeof searchIn }> =>
  import(/* @vite-ignore */ import.meta.env.DEV ? '/src/search/search.ts' : searchScript);
