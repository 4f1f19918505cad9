import { readPages } from '../../tools/builtSite.ts';
import { startWorkerd } from '../../tools/workerd.ts';
import { layoutFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { variantFolder } from './variants.ts';

test('on the pages of the sparse variant nothing overflows, is clipped or overlaps', async ({ page }) => {
  const folder = `${variantFolder('sparse')}/site`;
  const { fixedPages } = readPages(folder);
  const site = await startWorkerd(folder);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults: string[] = [];
  for (const path of fixedPages) {
    await page.goto(site.url + path);
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      faults.push(...(await layoutFaults(page)).map((fault) => `${path} at ${width} px: ${fault}`));
    }
  }
  await site.stop();
  expect(faults).toEqual([]);
});
