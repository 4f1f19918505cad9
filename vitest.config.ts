import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { drawingImports } from './src/drawings/drawingImports.ts';

export default defineConfig({
  plugins: [drawingImports],
  resolve: {
    tsconfigPaths: true,
    alias: { '@content': resolve('content'), 'astro:content': resolve('tests/support/astroContent.ts') },
  },
  test: {
    // Test files share modules: 30 seconds for the units instead of 110. Tests must not leave state behind.
    isolate: false,
    setupFiles: './tests/support/resetStubs.ts',
    // Generous, because a shared machine may stall for seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      // Need only Node, on any operating system.
      { extends: true, test: { name: 'units', include: ['{src,deploy,tests}/**/*.test.{ts,tsx}'] } },
      // Read or serve dist/, so build the site first.
      {
        extends: true,
        test: { name: 'built', include: ['{src,deploy,tests}/**/*.built.ts'], exclude: ['**/wholeBuild.built.ts'] },
      },
      // Builds a site of its own. Isolated, because its tests of every page must not share the documents of dist/.
      { extends: true, test: { name: 'built-whole', include: ['**/wholeBuild.built.ts'], isolate: true } },
    ],
  },
});
