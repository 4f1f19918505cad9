import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readPages } from '../../tools/builtSite.ts';
import { startWorkerd } from '../../tools/workerd.ts';
import { axeFinds, unreadableColors } from '../support/axe.ts';
import { layoutFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import buildCompany from './buildCompany.ts';
import { companySettings } from './settings.ts';

const folder = companySettings.SITE_FOLDER;
const sizes = [
  [390, 844],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

let server: Awaited<ReturnType<typeof startWorkerd>>;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  // `npm run test:built` has built it as a rule.
  if (!existsSync(join(folder, 'index.html'))) await buildCompany();
  server = await startWorkerd(folder);
});

test.afterAll(() => server.stop());

test('the second company is accessible, readable in both themes, and neither scrolls sideways nor cuts words', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  await page.route(/statistik/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  for (const path of [...readPages(folder).pages, '/jobs/bauzeichnung', '/nowhere', '/blog/3abc']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(server.url + path);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const fault of await layoutFaults(page)) faults.push(`${path}: ${width} px: ${fault}`);
    }
    for (const fault of await axeFinds(page)) faults.push(`${path}: ${fault}`);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    for (const fault of await unreadableColors(page)) faults.push(`${path}: ${fault}`);
  }
  expect(faults).toEqual([]);
});
