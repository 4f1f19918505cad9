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
    // Files share what they import, which takes a third of the time; a test leaves behind nothing that another could see.
    isolate: false,
    setupFiles: './tests/support/resetStubs.ts',
    // It only ends what hangs: a shared machine may stall for seconds.
    testTimeout: 30_000,
    projects: [
      // Node alone, on any system.
      { extends: true, test: { name: 'units', include: ['{src,deploy,tests}/**/*.test.{ts,tsx}'] } },
      // Reads or serves dist/, so the site is built first. Servers and builds share two cores with the others.
      { extends: true, test: { name: 'built', include: ['tests/**/*.built.ts'], exclude: ['tests/company/**'] } },
      // The same on a second company, which has all that content may have: another language, long words, photographs.
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
