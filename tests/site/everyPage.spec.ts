import { axeFinds, unreadableColors } from '../support/axe.ts';
import { browserPages } from '../support/builtSite.ts';
import { scrollsSideways } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

/** From the narrowest to the widest, so that nothing stays from a wider one. 640 and 320 are zooms of 200 and 400 %. */
const widths = [320, 390, 640, 820, 1440, 1920];

for (const path of browserPages) {
  test(`${path} is accessible, readable in both themes, and does not scroll sideways at any width or zoom`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto(path);
    const wide: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const over = await scrollsSideways(page);
      if (over > 0) wide.push(`${over} px at ${width} px`);
    }
    expect(wide).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await axeFinds(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await unreadableColors(page)).toEqual([]);
  });
}
