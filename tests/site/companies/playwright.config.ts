// npx playwright test --config tests/site/companies/playwright.config.ts: the companies with the least and the most that the contract allows, built and looked at.
import { defineConfig } from '@playwright/test';
import everyTest from '../../../playwright.config.ts';

export default defineConfig({
  ...everyTest,
  testDir: '.',
  testIgnore: [],
  outputDir: '../../../test-results/companies',
  globalSetup: './setup.ts',
});
