import { readPages } from '../../tools/builtSite.ts';
import { axeFinds, unreadableColors } from '../support/axe.ts';
import { layoutFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { companySettings } from './settings.ts';

test.use({ baseURL: process.env.COMPANY_URL });

const sizes = [
  [390, 844],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;

test('the second company is accessible and readable in both themes, without horizontal scrolling or clipped text', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const faults: string[] = [];
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  const { kinds } = readPages(companySettings.SITE_FOLDER);
  for (const path of [...kinds, '/jobs/bauzeichnung', '/nowhere']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
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
