import { axeFinds, unreadableColors } from '../support/axe.ts';
import { browserPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

for (const path of browserPages) {
  test(`${path} is accessible, and readable in both themes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    expect(await axeFinds(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await unreadableColors(page)).toEqual([]);
  });
}
