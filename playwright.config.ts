import { defineConfig } from '@playwright/test';

/** Another Chromium than Playwright's own, as people have it: with profiles, preferences and a back/forward cache. */
export const browserPath = process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {};

/** The same engine without a window's weight takes a third less time for the same tests. */
const shell = process.env.CHROMIUM_HEADLESS_SHELL;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  testMatch: '**/*.spec.ts',
  // The server for writing takes long to start, so what it shows is looked at in the night.
  testIgnore: process.env.EVERY_PAGE ? [] : '**/editor/**',
  globalSetup: './tests/support/serve.ts',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for seconds; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...browserPath,
      ...(shell && { executablePath: shell }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No test reaches a host outside this machine; the contact tests lead the mail service's name to a stand-in.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
