import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { layoutStrings } from '../../src/layout/strings.ts';
import { browserPages } from '../support/builtSite.ts';
import { contrast, type Rgb } from '../support/contrast.ts';
import { hydrated } from '../support/island.ts';
import { type Box, colorAt, type Photo, photograph } from '../support/pixels.ts';
import { expect, test } from '../support/test.ts';

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

/** The line of a ring: its edges in its middle, and its color. */
interface Ring extends Box {
  color: string;
}

/** Scrolls to a control, gives it the focus, and returns its ring, or that of its card. Runs in the page. */
function showWithFocus(control: HTMLElement, cardLink: string): Ring {
  const isOnCard = control.matches(cardLink);
  const isInCard = isOnCard && getComputedStyle(control).position === 'static';
  const part = isInCard ? (control.offsetParent ?? control) : control;
  part.scrollIntoView({ block: 'center', behavior: 'instant' });
  control.focus({ preventScroll: true });
  const style = getComputedStyle(control, isOnCard ? '::after' : null);
  const box = part.getBoundingClientRect();
  const distance = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth) / 2;
  /** How far an edge of the ring is inside of that of the box. */
  const inset = (side: 'left' | 'top' | 'right' | 'bottom') =>
    (isOnCard
      ? Number.parseFloat(style[side]) + Number.parseFloat(getComputedStyle(part)[`border-${side}-width` as 'top'])
      : 0) - distance;
  return {
    left: box.left + inset('left'),
    top: box.top + inset('top'),
    right: box.right - inset('right'),
    bottom: box.bottom - inset('bottom'),
    color: style.outlineStyle === 'solid' ? style.outlineColor : '',
  };
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

/** Red, green and blue of a color as getComputedStyle returns it. */
const toRgb = (color: string) => (color.match(/\d+/g) ?? []).map(Number);

/** Whether a ring is seen at several places on each side: its line, and beside it a color with a contrast to it. */
function isSeen(photo: Photo, { left, top, right, bottom, color }: Ring): boolean {
  const line = toRgb(color);
  const isLine = (found: Rgb | undefined) => isDeepStrictEqual(found, line);
  const differs = (found: Rgb | undefined) => found !== undefined && contrast(line, found) >= 3;
  return [0.15, 0.3, 0.5, 0.7, 0.85].every((share) => {
    const x = Math.floor(left + share * (right - left));
    const y = Math.floor(top + share * (bottom - top));
    const crossings = [-3, -2, -1, 0, 1, 2, 3].map((depth) => [
      colorAt(photo, Math.floor(left) + depth, y),
      colorAt(photo, Math.floor(right) + depth, y),
      colorAt(photo, x, Math.floor(top) + depth),
      colorAt(photo, x, Math.floor(bottom) + depth),
    ]);
    return [0, 1, 2, 3].every((side) => {
      const colors = crossings.map((found) => found[side]);
      return colors.slice(2, 5).some(isLine) && colors.some(differs);
    });
  });
}

async function ringFaults(page: Page, control: Locator): Promise<string[]> {
  const ring = await control.evaluate(showWithFocus, cardLink);
  const { left, top, right, bottom } = ring;
  const photo = await photograph(page, { left: left - 5, top: top - 5, right: right + 5, bottom: bottom + 5 });
  const faults = isSeen(photo, ring) ? [] : ['is not seen on all sides'];
  const isCard = await control.evaluate((element, cardLink) => element.matches(cardLink), cardLink);
  const edge = { left: left - 1.5, top: top - 1.5, right: right + 1.5, bottom: bottom + 1.5 };
  if (isCard) faults.push(...(await page.evaluate(crossedTexts, edge)).map((text) => `crosses '${text}'`));
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

// colors.test.ts has the colors of the ring in both themes.
test.describe('controls have a focus ring that is seen on every surface', () => {
  test.use({
    colorScheme: 'light',
    viewport: { width: 1280, height: 1400 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  for (const path of browserPages) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      expect(await lookAtRings(page, `main :is(${controls})`)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await lookAtRings(page, cardLink)).toEqual([]);
    });
  }

  test('header, footer and menu', async ({ page }) => {
    await page.goto('/about');
    expect(await lookAtRings(page, `:is(${controls}):not(:is(main, dialog) *)`)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: layoutStrings.openMenu, exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await lookAtRings(page, `dialog :is(${controls})`)).toEqual([]);
  });
});

test('the skip link comes first, can be read while it has the focus, and skips the header', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: layoutStrings.skipLink });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  const [text = '', ground = ''] = await link.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(contrast(toRgb(text), toRgb(ground))).toBeGreaterThan(4.5);
  // Fails if something covers it.
  await link.click({ trial: true });
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator(':is(main, footer) :focus')).toHaveCount(1);
});
