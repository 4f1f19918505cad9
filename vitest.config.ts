import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { contentFolder } from './src/config/contentFolder.ts';
import { companySettings } from './tests/company/settings.ts';

export default defineConfig({
  resolve: {
    tsconfigPaths: true,
    alias: { '@content': contentFolder(), 'astro:content': resolve('tests/support/astroContent.ts') },
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
      { extends: true, test: { name: 'built', include: ['tests/**/*.built.ts'], exclude: ['tests/company/**'] } },
      // The same for the second company, which uses everything that content may have: another language, long words, photographs.
      {
        extends: true,
        test: {
          name: 'company',
          env: companySettings,
          include: ['tests/{site,feeds,metadata,serving,company}/*.built.ts'],
          globalSetup: './tests/company/buildCompany.ts',
        },
      },
    ],
  },
});
