import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { drawingImports } from './src/pictures/drawingImports.ts';
import { variantFolder } from './tests/variants/variants.ts';

/** Runs the tests that know no content on a built variant, and the tests of this variant. */
const variant = (name: string) => ({
  extends: true as const,
  test: {
    name: `built-${name}`,
    include: ['tests/{site,metadata,feeds,serving}/**/*.built.ts', `tests/variants/${name}.built.ts`],
    env: { SITE_FOLDER: `${variantFolder(name)}/site` },
  },
});

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
    testTimeout: 30_000,
    projects: [
      // Need only Node, on any operating system.
      { extends: true, test: { name: 'units', include: ['{src,deploy,tests}/**/*.test.{ts,tsx}'] } },
      // Read or serve dist/, so build the site first.
      { extends: true, test: { name: 'built', include: ['tests/**/*.built.ts'], exclude: ['tests/variants/**'] } },
      // Read the variants, so run `node tests/variants/build.ts` first.
      variant('sparse'),
      variant('full'),
    ],
  },
});
