import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    projects: [
      // Node alone, on any system.
      { extends: true, test: { name: 'units', include: ['{src,art,deploy,tests}/**/*.test.{ts,tsx}'] } },
      // Reads or serves dist/, so the site is built first. Engines and builds share two cores with the others.
      { extends: true, test: { name: 'built', include: ['tests/**/*.built.ts'], testTimeout: 30_000 } },
    ],
  },
});
