// Runs in the build alone: the search is a script whose name lasts, so that a page which was opened before a deployment can
// still load it. It is then the new one, as is the index.
import type { Plugin } from 'vite';
import { searchScript } from './load.ts';

export const searchFile = (): Plugin => ({
  name: 'search-file',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/search/search.ts', fileName: searchScript.slice(1) });
  },
});
