import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** Chromium as people have it, with profiles, preferences and a cache for back and forward. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The same engine without a window's weight: a third less time for the same tests. */
const shellPath = '/usr/bin/chromium-headless-shell';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  testMatch: '**/*.spec.ts',
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
      executablePath: !process.env.CHROMIUM && existsSync(shellPath) ? shellPath : chromiumPath,
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
