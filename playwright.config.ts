import { defineConfig } from '@playwright/test';

/** Another Chromium than Playwright's own, as people have it: with profiles, preferences and a back/forward cache. */
export const browserPath = process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {};

/** The same engine without a window's weight takes a third less time for the same tests. */
const shell = process.env.CHROMIUM_HEADLESS_SHELL;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  testMatch: '**/*.spec.ts',
  // Other companies have a run of their own. The server for writing takes long to start, so it is for the night.
  testIgnore: ['**/companies/**', ...(process.env.EVERY_PAGE ? [] : ['**/editor/**'])],
  globalSetup: './tests/support/serve.ts',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for seconds: the limits only end what hangs, and in CI a test gets a second try, which the
  // report calls flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list', { printSteps: false }]],
  use: {
    browserName: 'chromium',
    // What a failure leaves to look at. Snapshots of every step would take a third more time, failure or not.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
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
        // Letters as wide as on phones and dense screens, which round nothing to whole pixels.
        '--font-render-hinting=none',
        // No test reaches a host outside this machine; the contact tests lead the mail service's name to a stand-in.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
