import { test as base, chromium, type Page } from '@playwright/test';
import { fullChromiumOptions } from '../../playwright.config.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Errors and warnings in the browser console. A test that expects some must clear them. */
  consoleErrors: string[];
  /** A page of a separate browser with a back/forward cache, which Playwright disables. `data-persisted`: it is from there. */
  cachedPage: Page;
}

/** Playwright's test on the built site. It fails on errors and warnings in the console. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  consoleErrors: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on('pageerror', (error) => consoleErrors.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const { url } = message.location();
        const notFoundPage = message.text().includes('404') && url === page.url();
        if (!notFoundPage) consoleErrors.push(`${message.text()} ${url}`);
      });
      await use(consoleErrors);
      base.expect(consoleErrors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  cachedPage: async ({ baseURL }, use) => {
    const browser = await chromium.launch({
      ...fullChromiumOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      }),
    );
    await use(page);
    await browser.close();
  },
});
