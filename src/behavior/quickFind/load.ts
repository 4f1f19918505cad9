/** Where the script of quick find stands in the built site. */
export const quickFindScript = '/quick-find.js';

/** Loads the sheet and what it brings with it, as the search is loaded. */
export const loadSheet = (): Promise<typeof import('./sheet')> =>
  import(/* @vite-ignore */ import.meta.env.DEV ? '/src/behavior/quickFind/sheet.ts' : quickFindScript);
