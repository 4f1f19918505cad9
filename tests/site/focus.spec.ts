import type { Locator, Page } from '@playwright/test';
import { layoutStrings } from '../../src/layout/strings.ts';
import { browserPages, entryPages } from '../support/builtSite.ts';
import { contrast } from '../support/contrast.ts';
import { hydrated } from '../support/island.ts';
import {
  type Box,
  changesBetween,
  colorAt,
  contrastIn,
  type Photo,
  photograph,
  photographElement,
} from '../support/pixels.ts';
import { expect, test } from '../support/test.ts';

/** The contrast of a ring to what was there before, and to what is around it. */
const least = 3;
/** The links of cards have their ring on the card. */
const cardLink = '.card-link';
const controls = 'a[href]:not(.skip-link), button, input, select, textarea, summary, [tabindex="0"]';

/** One control of each kind on each surface, by its place among all that match. Runs in the page. */
function findKinds(selector: string) {
  const kinds = new Map<string, number>();
  for (const [index, element] of document.querySelectorAll<HTMLElement>(selector).entries()) {
    const canBeReached = element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');
    // A link in two lines has two rings.
    if (!canBeReached || element.tabIndex < 0 || element.getClientRects().length !== 1) continue;
    const surface = element.closest('dialog, header, footer, .dark-surface, .accent-surface, .panel, main');
    const parts = [surface, element.className ? undefined : element.parentElement, element];
    const kind = parts.map((part) => part && `${part.localName}.${part.className}`).join(' ');
    if (!kinds.has(kind)) kinds.set(kind, index);
  }
  return [...kinds];
}

/** Scrolls to a control without the focus, and returns its box, or that of its card. Runs in the page. */
function showWithoutFocus(control: HTMLElement, cardLink: string): Box {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const isInCard = control.matches(cardLink) && getComputedStyle(control).position === 'static';
  const part = isInCard ? (control.offsetParent ?? control) : control;
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = part.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** The texts that a ring with this outer edge crosses. Runs in the page. */
function crossedTexts({ left, top, right, bottom }: Box): string[] {
  const line = 3;
  const crossed: string[] = [];
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.textContent?.trim() || text.parentElement?.closest('.visually-hidden')) continue;
    const range = new Range();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      // Letters do not fill the height of their line.
      const upper = box.top + box.height / 4;
      const lower = box.bottom - box.height / 4;
      const isOutside = box.right <= left || box.left >= right || lower <= top || upper >= bottom;
      const isInside =
        box.left >= left + line && box.right <= right - line && upper >= top + line && lower <= bottom - line;
      if (!isOutside && !isInside && box.width > 2) crossed.push(text.textContent.trim());
    }
  }
  return crossed;
}

/** Whether a ring with this outer edge has the contrast to what is around it, at several places on each side. */
function standsOut(photo: Photo, { left, top, right, bottom }: Box): boolean {
  const depths = [-4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7];
  return [0.15, 0.3, 0.5, 0.7, 0.85].every((share) => {
    const x = Math.round(left + share * (right - left));
    const y = Math.round(top + share * (bottom - top));
    const lines = [
      depths.map((depth) => colorAt(photo, left + depth, y)),
      depths.map((depth) => colorAt(photo, right - 1 - depth, y)),
      depths.map((depth) => colorAt(photo, x, top + depth)),
      depths.map((depth) => colorAt(photo, x, bottom - 1 - depth)),
    ];
    return lines.every((colors) =>
      colors.some((color, index) => {
        // Not the next pixel, which may be a blended one.
        const other = colors[index + 2];
        return color && other && contrast(color, other) >= least;
      }),
    );
  });
}

async function ringFaults(page: Page, control: Locator): Promise<string[]> {
  const own = await control.evaluate(showWithoutFocus, cardLink);
  const surroundings = { left: own.left - 16, top: own.top - 16, right: own.right + 16, bottom: own.bottom + 16 };
  const before = await photograph(page, surroundings);
  await control.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  const after = await photograph(page, surroundings);
  const { area, box } = changesBetween(before, after, least);
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const faults: string[] = [];
  // A ring may be up to 4 px inside.
  if (width < own.right - own.left - 8 || height < own.bottom - own.top - 8) faults.push('is not on all sides');
  if (area < 2 * 2 * (width + height)) faults.push(`changes only ${area} pixels`);
  if (!standsOut(after, box)) faults.push('has too little contrast to what is around it');
  const isCard = await control.evaluate((element, cardLink) => element.matches(cardLink), cardLink);
  if (isCard) faults.push(...(await page.evaluate(crossedTexts, box)).map((text) => `crosses '${text}'`));
  return faults;
}

async function lookAtRings(page: Page, selector: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [kind, index] of await page.evaluate(findKinds, selector)) {
    const found = await ringFaults(page, page.locator(selector).nth(index));
    faults.push(...found.map((fault) => `${kind}: the ring ${fault}`));
  }
  return faults;
}

/** They have every surface and every kind of control. The colors of the ring are those of the surface, in both themes. */
const darkPages = ['/', '/contact', ...entryPages.services.slice(0, 1)];

for (const [colorScheme, paths] of [
  ['light', browserPages],
  ['dark', darkPages],
] as const) {
  test.describe(`controls have a focus ring that is seen on every surface in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 1400 }, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of paths) {
      test(path, async ({ page }) => {
        await page.goto(path);
        await hydrated(page);
        expect(await lookAtRings(page, `main :is(${controls})`)).toEqual([]);
        await page.setViewportSize({ width: 390, height: 844 });
        expect(await lookAtRings(page, cardLink)).toEqual([]);
      });
    }

    test('header and footer', async ({ page }) => {
      await page.goto('/about');
      expect(await lookAtRings(page, `:is(${controls}):not(:is(main, dialog) *)`)).toEqual([]);
    });

    test('menu', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto('/about');
      await page.getByRole('button', { name: layoutStrings.openMenu, exact: true }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await lookAtRings(page, `dialog :is(${controls})`)).toEqual([]);
    });
  });
}

test('the skip link comes first, can be read while it has the focus, and skips the header', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: layoutStrings.skipLink });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  expect(contrastIn(await photographElement(page, link))).toBeGreaterThan(4.5);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':is(main, footer) :focus')).toHaveCount(1);
});
