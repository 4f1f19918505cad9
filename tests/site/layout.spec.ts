import { browserPages } from '../support/builtSite.ts';
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
  { standard: 16, widths: everyWidth },
  { standard: 24, widths: [320, 390, 820, 1440] },
  { standard: 32, widths: [320, 390, 820, 1101, 1440] },
];

for (const { standard, widths } of textSizes) {
  test(`with text of ${standard} px nothing overflows, is clipped or overlaps, and lines and titles are easy to read`, async ({
    page,
  }) => {
    test.slow();
    const faults: string[] = [];
    const browser = await page.context().newCDPSession(page);
    // A font-size on the root element would not affect breakpoints in em.
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of browserPages) {
      await page.goto(path);
      for (const [width, height] of screens.filter(([width]) => widths.includes(width))) {
        await page.setViewportSize({ width, height });
        for (const fault of await layoutFaults(page)) faults.push(`${path} at ${width} px: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  });
}
