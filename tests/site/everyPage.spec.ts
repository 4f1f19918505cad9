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

test('every page is accessible, readable in both themes, and nothing overflows, is clipped or overlaps', async ({
  page,
}) => {
  test.slow();
  const browser = await page.context().newCDPSession(page);
  // A font-size on the root element would not affect breakpoints in em.
  const setTextSize = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  const faults: string[] = [];
  for (const path of browserPages) {
    const report = (found: string[], where: string) =>
      faults.push(...found.map((fault) => `${path} ${where}: ${fault}`));
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto(path);
    report(await unreadableColors(page), 'in the dark theme');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    report(await axeFinds(page), 'in the light theme');
    for (const { standard, widths } of textSizes) {
      await setTextSize(standard);
      for (const [width, height] of screens.filter(([width]) => widths.includes(width))) {
        await page.setViewportSize({ width, height });
        report(await layoutFaults(page), `at ${width} px with text of ${standard} px`);
        if (standard === 16) report(await faintLines(page), `at ${width} px`);
      }
    }
  }
  expect(faults).toEqual([]);
});
