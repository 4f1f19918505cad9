import { browserPages } from '../support/builtSite.ts';
import { layoutFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

/** The text spacing of WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

test('with the text spacing of a visitor nothing is cut, covered or scrolls sideways', async ({ page }) => {
  const faults: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of browserPages) {
    await page.goto(path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    for (const [width, height] of [
      [1280, 720],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const fault of await layoutFaults(page)) {
        // Long words may break.
        if (!fault.startsWith('breaks inside a word')) faults.push(`${path} at ${width} px: ${fault}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
