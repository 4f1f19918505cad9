import { existsSync } from 'node:fs';
import { defineConfig, firefox, type ReporterDescription, webkit } from '@playwright/test';

/** Paths of another Chromium than Playwright's, such as Debian's: the full browser and the headless shell. */
const { CHROMIUM: chromiumPath, CHROMIUM_HEADLESS_SHELL: shellPath = chromiumPath } = process.env;

/** Used by tests and tools. */
export const chromiumOptions = {
  ...(shellPath && { executablePath: shellPath }),
  // Chromium cannot start its sandbox as root, nor on GitHub's Ubuntu, which restricts user namespaces.
  chromiumSandbox: process.getuid?.() !== 0 && !process.env.CI,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Unhinted text, as on phones and high-density screens.
    '--font-render-hinting=none',
    // No test reaches another host.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ],
};

/** The full browser, with a back/forward cache. It takes a third more time than the headless shell. */
export const fullChromiumOptions = {
  ...chromiumOptions,
  ...(chromiumPath ? { executablePath: chromiumPath } : { channel: 'chromium' }),
};

/** Installed by `npx playwright install firefox webkit`. */
const otherBrowsers = [firefox, webkit].filter((browser) => existsSync(browser.executablePath()));

const reporters: ReporterDescription[] = process.env.CI ? [['html', { open: 'never' }], ['dot']] : [['list']];
// Only the sample has content for every test.
if (existsSync('tests/spec') && !process.env.SITE_FOLDER) reporters.push(['./tests/spec/noSkips.ts']);

export default defineConfig({
  testDir: '.',
  outputDir: 'test-results/browser',
  testMatch: '{src,deploy,tests}/**/*.spec.ts',
  globalSetup: './tests/support/serve.ts',
  fullyParallel: true,
  workers: 2,
  // Generous limits, because a shared machine may stall for seconds. In CI a failed test is retried once and reported as flaky.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: reporters,
  use: {
    screenshot: 'only-on-failure',
    // A trace of every test would take a third more time.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: chromiumOptions } },
    // Tests without Chromium-only features have this tag.
    ...otherBrowsers.map((browser) => ({
      name: browser.name(),
      grep: /@browsers/,
      use: { browserName: browser.name() as 'firefox' | 'webkit' },
    })),
  ],
});
