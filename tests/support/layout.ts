import type { Page } from '@playwright/test';
import { axeFinds, unreadableColors } from './axe.ts';

/** Phones upright and sideways, tablets, half a desktop screen, laptops. */
const screens = [
  [360, 640],
  [390, 844],
  [600, 900],
  [768, 1024],
  [844, 390],
  [960, 950],
  [1024, 768],
  [1100, 800],
  [1180, 820],
  [1280, 720],
  [1440, 900],
] as const;

/** Also the narrowest and the widest, the first with a navigation in its header, and zooms of 200 and 400 %: 640 and 320 px. */
const everySize = [[320, 568], [568, 320], [640, 900], ...screens, [1120, 900], [2560, 1440]] as const;

type Sizes = readonly (readonly [width: number, height: number])[];

/** By how many pixels a page scrolls sideways. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    document.documentElement.scrollLeft = 50;
    return Math.max(document.documentElement.scrollLeft, document.documentElement.scrollWidth - innerWidth);
  });

/** What is wrong with a page: its layout at every size, its accessibility, its colors in both themes. */
export async function pageFaults(page: Page, path: string, sizes: Sizes = everySize): Promise<string[]> {
  const faults: string[] = [];
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(path);
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const over = await scrollsSideways(page);
    if (over > 0) faults.push(`${width} px: scrolls sideways by ${over} px`);
    for (const fault of await brokenWords(page)) faults.push(`${width} px: ${fault}`);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  faults.push(...(await axeFinds(page)));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  return [...faults, ...(await unreadableColors(page))];
}

/**
 * Words that are cut off, or that lie on other words. Looks at the lines of every text that is seen; what a visitor can
 * scroll to is not cut off, and what is hidden from screen readers is a drawing.
 */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    interface Line {
      words: string;
      box: DOMRect;
      owner: Element;
    }
    const lines: Line[] = [];
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const style = (element: Element) => getComputedStyle(element);
    const isInline = (element: Element) => style(element).display.startsWith('inline');
    /** The box that the words stand in. */
    function ownerOf(element: Element): Element {
      let owner = element;
      while (owner.parentElement && isInline(owner)) owner = owner.parentElement;
      return owner;
    }
    /** Whether a box around the words cuts them. */
    function isCut(box: DOMRect, element: Element): boolean {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, clipPath } = style(around);
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return false;
        if (overflowX === 'visible') continue;
        const edge = around.getBoundingClientRect();
        return box.right > edge.right + 1 || box.left < edge.left - 1;
      }
      return false;
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (!words || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest('[aria-hidden="true"], .visually-hidden, .skip-link, dialog, select, noscript')) continue;
      if (Number.parseFloat(style(element).fontSize) === 0) continue;
      // Left to readers of a screen alone.
      if ([element, element.parentElement ?? element].some((part) => style(part).clipPath === 'inset(50%)')) continue;
      const owner = ownerOf(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      const lineHeight = Number.parseFloat(style(element).lineHeight);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2) continue;
        // Large letters stand in lines that are lower than the box of their font.
        const spare = Math.max(0, height - (lineHeight || height)) / 2;
        const box = new DOMRect(x, y + spare, width, height - 2 * spare);
        if (isCut(box, owner)) faults.push(`cut off: ${words.slice(0, 60)}`);
        else if (!owner.closest('pre, [tabindex]') && box.right > owner.getBoundingClientRect().right + 3)
          faults.push(`wider than its place: ${words.slice(0, 60)}`);
        lines.push({ words, box, owner });
      }
    }
    // From top to bottom, so that a line only meets its neighbors. Letters do not fill the height of their line.
    lines.sort((one, other) => one.box.top - other.box.top);
    lines.forEach((one, place) => {
      for (const other of lines.slice(place + 1)) {
        if (other.box.top > one.box.bottom) break;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        const least = Math.min(one.box.height, other.box.height);
        if (one.owner !== other.owner && across > 4 && down > least * 0.4)
          faults.push(`lies on other words: ${one.words.slice(0, 40)} / ${other.words.slice(0, 40)}`);
      }
    });
    return [...new Set(faults)].slice(0, 8);
  });
