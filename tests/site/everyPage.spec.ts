import { axeFinds, unreadableColors } from '../support/axe.ts';
import { browserPages } from '../support/builtSite.ts';
import { faintLines } from '../support/faintLines.ts';
import { layoutFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const screens = [
  [320, 568],
  [390, 844],
  [600, 900],
  [820, 1180],
  [844, 390],
  [1024, 768],
  [1101, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const everyWidth = screens.map(([width]) => width);

/** The default text sizes in browser settings, in pixels, with the widths at which the page is looked at. */
const textSizes = [
  { standard: 24, widths: [320, 390, 820, 1440] },
  { standard: 32, widths: [320, 390, 820, 1101, 1440] },
  { standard: 16, widths: everyWidth },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of browserPages) {
  test.describe(path, () => {
    test('is accessible in the light theme', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      expect(await axeFinds(page)).toEqual([]);
    });

    test('is readable in the dark theme', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto(path);
      expect(await unreadableColors(page)).toEqual([]);
    });

    test('overflows, clips and overlaps nothing in any width and text size', async ({ page }) => {
      await page.goto(path);
      const browser = await page.context().newCDPSession(page);
      const faults: string[] = [];
      for (const { standard, widths } of textSizes) {
        // A font-size on the root element would not affect breakpoints in em.
        await browser.send('Page.setFontSizes', { fontSizes: { standard } });
        for (const [width, height] of screens.filter(([width]) => widths.includes(width))) {
          await page.setViewportSize({ width, height });
          const found = await layoutFaults(page);
          faults.push(...found.map((fault) => `text of ${standard} px at ${width} px: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    });

    test('has no faint lines on dark backgrounds', async ({ page }) => {
      await page.goto(path);
      const faults: string[] = [];
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        faults.push(...(await faintLines(page)).map((fault) => `at ${width} px: ${fault}`));
      }
      expect(faults).toEqual([]);
    });
  });
}
