import { axeFinds, unreadableColors } from '../support/axe.ts';
import { browserPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

test('every page is accessible, and readable in both themes', async ({ page }) => {
  test.slow();
  for (const path of browserPages) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await axeFinds(page), path).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await unreadableColors(page), path).toEqual([]);
  }
});
