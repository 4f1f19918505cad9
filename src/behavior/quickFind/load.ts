import type { open } from './sheet';

/** Where the script of quick find stands in the built site. */
export const quickFindScript = '/quick-find.js';

/** Loads the sheet and what it brings with it, as the search is loaded. */
export const loadSheet = (): Promise<{ open: typeof open }> =>
  import(/* @vite-ignore */ import.meta.env.DEV ? '/src/behavior/quickFind/sheet.ts' : quickFindScript);
