// Whether every line of text can be read as it is painted, on pages that together show every part of the site.
// With PAINTED=more, also in windows of other widths and in the dark theme on a desktop.
import type { Page } from '@playwright/test';
import { browserPages, documentAt } from '../support/builtSite.ts';
import { observed, openWithStoppedClock } from '../support/island.ts';
import { holdAnimations, paintFaults, showWholePage } from '../support/painted.ts';
import { expect, test } from '../support/test.ts';

const windows = [
  [390, 844, 'light'],
  [820, 1180, 'light'],
  [1440, 900, 'light'],
  [390, 844, 'dark'],
] as const;
const moreWindows = [
  [320, 568, 'light'],
  [1920, 1080, 'light'],
  [1440, 900, 'dark'],
] as const;

/** Texts that are not shown in windows up to or from a width, because something else says the same there. */
const hiddenTexts = [
  { selector: 'header nav', below: 992 },
  { selector: 'nav[aria-label="Services by name"]', below: 992 },
  { selector: '#jump-to', below: 992 },
  { selector: 'thead', below: 640 },
  // The services and the offices in the footer.
  { selector: 'footer div:is(:nth-child(2), :nth-child(3)):has(> h2)', below: 640 },
  // The button to apply that stays at the bottom of a phone.
  { selector: 'main > div > .hide-on-paper:last-child', from: 640 },
  // The label of a list of contents is a button or a caption.
  { selector: 'nav summary, nav summary + div > p', from: 0 },
  { selector: '.only-on-paper', from: 0 },
];

/** A selector for the texts that may be hidden. */
const hiddenAt = (width: number) =>
  hiddenTexts
    .filter(({ from = 0, below = Number.POSITIVE_INFINITY }) => width >= from && width < below)
    .map(({ selector }) => selector)
    .join(', ');

async function expectPainted(page: Page, width: number): Promise<void> {
  expect.soft(await paintFaults(page, hiddenAt(width)), `${width} px`).toEqual([]);
}

/** Scrolls to the end and back, so that every entrance animation has begun. */
async function seeWholePage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 600) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await observed(page);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

for (const path of browserPages) {
  test(`every line of ${path} can be read in both themes and in forced colors`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithStoppedClock(page, path);
    await showWholePage(page);
    for (const [width, height, colorScheme] of process.env.PAINTED === 'more' ? moreWindows : windows) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme });
      await expectPainted(page, width);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // The visitor has chosen the theme that the system has not.
    for (const [theme, colorScheme] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.evaluate(() => dispatchEvent(new Event('storage')));
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await expectPainted(page, 390);
    }
  });

  const moves = documentAt(path.replace('/nowhere', '/404')).querySelector('canvas, [data-enter], [data-track]');
  if (!moves || process.env.PAINTED === 'more') continue;
  test(`every line of ${path} can be read while its parts move`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithStoppedClock(page, path);
    await showWholePage(page);
    await seeWholePage(page);
    await holdAnimations(page, 2500);
    await expectPainted(page, 390);
  });
}
