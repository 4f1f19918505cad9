// Whether every line of text can be read as it is painted, on pages that together show every part of the site.
// PAINTED=more looks at windows of other widths, and at dark on a desktop.
import type { Page } from '@playwright/test';
import { browserPages } from '../support/builtSite.ts';
import { openWithStoppedClock, settled } from '../support/island.ts';
import { paintFaults } from '../support/painted.ts';
import { expect, test } from '../support/test.ts';

const isMore = process.env.PAINTED === 'more';
const widths = isMore ? { light: [320, 1920], dark: [1440] } : { light: [390, 820, 1440], dark: [390] };

/** Texts that are not shown in windows up to or from a width, because something else says the same there. */
const hiddenTexts = [
  { selector: 'header nav', below: 992 },
  { selector: 'header nav ~ * a', below: 360 },
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
  // The projects of Services are one row.
  { selector: '[aria-labelledby="projects"] li:nth-child(n + 2)', below: 800 },
  { selector: '[aria-labelledby="projects"] li:nth-child(n + 3)', below: 1280 },
  // A wide diagram, and in place of it a narrow one.
  { selector: '.panel > div:first-child > svg text', below: 992 },
  { selector: '.panel > div:nth-child(2) > svg text', from: 992 },
];

/** Loads what a visitor would scroll to, and opens every fold. Runs in the page. */
async function showWholePage(): Promise<void> {
  for (const fold of document.querySelectorAll('details')) {
    fold.name = '';
    fold.open = true;
  }
  for (const image of document.images) {
    image.loading = 'eager';
    image.decoding = 'sync';
    await image.decode().catch(() => {});
  }
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, position, bottom } = getComputedStyle(element);
    element.toggleAttribute('data-scrolls', overflowX === 'auto');
    // A bar that floats gets its place in the page.
    if (position === 'sticky' && bottom !== 'auto') element.style.position = 'relative';
  }
}

/** When animations and entrances have ended. */
const movedMs = 2500;

/** Stops every animation at this time. Runs in the page. */
function holdAnimations(ms: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.currentTime = ms;
  }
}

async function expectPainted(page: Page, width: number, look: string): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(showWholePage);
  const texts = hiddenTexts.filter(({ from = 0, below = Number.POSITIVE_INFINITY }) => width >= from && width < below);
  const faults = await paintFaults(page, texts.map(({ selector }) => selector).join());
  expect.soft(faults, `${width} px, ${look}`).toEqual([]);
}

for (const path of browserPages) {
  test(`every line of ${path} can be read`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithStoppedClock(page, path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths[colorScheme]) await expectPainted(page, width, colorScheme);
    }
    if (isMore) return;
    // The visitor has chosen the theme that the system has not.
    for (const [theme, colorScheme] of [
      ['light', 'dark'],
      ['dark', 'light'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.evaluate(() => dispatchEvent(new Event('storage')));
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      await expectPainted(page, 390, `forced colors of a ${colorScheme} system`);
    }
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
    await page.clock.fastForward(movedMs);
    await settled(page);
    await page.evaluate(holdAnimations, movedMs);
    await expectPainted(page, 390, 'moving');
  });
}
