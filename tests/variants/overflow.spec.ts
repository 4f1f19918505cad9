import { readPages } from '../../tools/builtSite.ts';
import { startWorkerd } from '../../tools/workerd.ts';
import { layoutFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { longWord } from './full.ts';
import { variantFolder, variants } from './variants.ts';

/** The pages of full.ts. */
const ownPages = ['/services/river-survey', '/jobs/last-day', '/blog/90'];

for (const name of Object.keys(variants)) {
  test(`on the pages of the ${name} variant nothing overflows, is clipped or overlaps`, async ({ page }) => {
    const folder = `${variantFolder(name)}/site`;
    const { pages, fixedPages } = readPages(folder);
    const site = await startWorkerd(folder);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const path of [...fixedPages, ...ownPages.filter((own) => pages.includes(own))]) {
      await page.goto(site.url + path);
      for (const width of [320, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const fault of await layoutFaults(page)) {
          // No phone is as wide as this word.
          if (!fault.startsWith(`breaks inside a word: ${longWord}`)) faults.push(`${path} at ${width} px: ${fault}`);
        }
      }
    }
    await site.stop();
    expect(faults).toEqual([]);
  });
}
