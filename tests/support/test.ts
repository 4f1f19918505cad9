import { test as base } from '@playwright/test';
import { thirdParties } from './content.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** What the browser complained about while the page was used; a test that expects a complaint empties it. */
  complaints: string[];
}

/** The files of other companies that the content names. Tests do not reach them, so the browser says that they are missing. */
export const thirdPartyFiles = [thirdParties.analytics?.script, thirdParties.crm?.script, thirdParties.booking?.frame];

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
        const { url } = message.location();
        const notFoundPage = message.text().includes('404') && url === page.url();
        if (!notFoundPage && !thirdPartyFiles.includes(url)) complaints.push(`${message.text()} ${url}`);
      });
      await use(complaints);
      base.expect(complaints, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});
