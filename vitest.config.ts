import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: { '@content': resolve('content'), 'astro:content': resolve('tests/support/astroContent.ts') },
  },
  test: {
    // Test files share modules, which takes a third of the time. Tests must not leave state behind.
    isolate: false,
    setupFiles: './tests/support/resetStubs.ts',
    // Generous, because a shared machine may stall for seconds.
    testTimeout: 30_000,
    projects: [
      // Need only Node, on any operating system.
      { extends: true, test: { name: 'units', include: ['{src,deploy,tests}/**/*.test.{ts,tsx}'] } },
      // Read or serve dist/, so build the site first.
      { extends: true, test: { name: 'built', include: ['tests/**/*.built.ts'] } },
    ],
  },
});
