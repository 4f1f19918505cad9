import { existsSync } from 'node:fs';
import { defineConfig, firefox, webkit } from '@playwright/test';

/** Another Chromium than Playwright's own, such as Debian's: the whole browser, and the one without a window. */
const { CHROMIUM: chromiumPath, CHROMIUM_HEADLESS_SHELL: shellPath = chromiumPath } = process.env;

/** How Chromium is started, by tests and by tools. */
export const chromiumOptions = {
  ...(shellPath && { executablePath: shellPath }),
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
    // No test reaches a host outside this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
};

/** The browser as people have it, with a back/forward cache. It takes a third more time than the one without a window. */
export const wholeChromiumOptions = {
  ...chromiumOptions,
  ...(chromiumPath ? { executablePath: chromiumPath } : { channel: 'chromium' }),
};

/** Installed by `npx playwright install firefox webkit`. */
const otherBrowsers = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()));

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/support/serve.ts',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for seconds: the limits only end what hangs, and in CI a test gets a second try, which the
  // report calls flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? [['html', { open: 'never' }], ['dot']] : 'list',
  use: {
    // What a failure leaves to look at. Snapshots of every step would take a third more time, failure or not.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumOptions } },
    // Tests that use nothing of Chromium alone carry this tag.
    ...otherBrowsers.map((browser) => ({
      name: browser.name(),
      grep: /@browsers/,
      use: { browserName: browser.name() as 'firefox' | 'webkit' },
    })),
  ],
});
