import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What the browser complained about while the page was used; a test that expects a complaint empties it. */
  complaints: string[];
}

/** Playwright's test on the built site; it fails on anything the browser complains about. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        const notFoundPage = message.text().includes('404') && message.location().url === page.url();
        if (!notFoundPage) complaints.push(`${message.text()} ${message.location().url}`);
      });
      await use(complaints);
      base.expect(complaints, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});
