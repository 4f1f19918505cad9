// Runs in the build alone: what is loaded on demand are scripts whose names last, so that a page which was opened before a
// deployment can still load them. They are then the new ones, as are the index and the words.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { quickFindScript } from '../src/behavior/quickFind/load.ts';
import { searchScript } from '../src/search/load.ts';
import { withPlainTokens } from './inlineStyles.ts';

const scripts = {
  [searchScript]: 'src/search/search.ts',
  [quickFindScript]: 'src/behavior/quickFind/sheet.ts',
};

const tokens = () => readFileSync('src/styles/tokens.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

export const lastingScripts = (): Plugin => ({
  name: 'lasting-scripts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    for (const [path, id] of Object.entries(scripts)) this.emitFile({ type: 'chunk', id, fileName: path.slice(1) });
  },
  // A page keeps only the tokens that it uses itself, so a sheet that comes later has plain lengths in place of them.
  transform: (code, id) => (id.endsWith('.css?inline') ? withPlainTokens(code, tokens()) : undefined),
});
