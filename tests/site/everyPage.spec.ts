import { axeFinds, unreadableColors } from '../support/axe.ts';
import { browserPages } from '../support/builtSite.ts';
import { brokenWords, everySize, scrollsSideways } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

for (const path of browserPages) {
  test(`${path} is accessible, readable in both themes, and neither scrolls sideways nor cuts words at any size`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    const faults: string[] = [];
    for (const [width, height] of everySize) {
      await page.setViewportSize({ width, height });
      const over = await scrollsSideways(page);
      if (over > 0) faults.push(`${over} px at ${width} px`);
      for (const fault of await brokenWords(page)) faults.push(`${fault} at ${width} px`);
    }
    expect(faults).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await axeFinds(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await unreadableColors(page)).toEqual([]);
  });
}
