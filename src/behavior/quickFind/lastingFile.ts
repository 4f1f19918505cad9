// Runs in the build alone: quick find is a script whose name lasts, so that a page which was opened before a deployment can
// still open it. It is then the new one, with the new words and the new index.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { withPlainTokens } from '../../../deploy/inlineStyles.ts';

const source = 'src/behavior/quickFind/sheet.ts';

const tokens = () => readFileSync('src/styles/tokens.css', 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

export const quickFindFile = (): Plugin => ({
  name: 'quick-find',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: source, fileName: 'quick-find.js' });
  },
  // A page keeps only the tokens that it uses itself, so the sheet has plain lengths in place of them.
  transform(code, id) {
    if (id.endsWith('/sheet.css?inline')) return withPlainTokens(code, tokens());
    return undefined;
  },
});
