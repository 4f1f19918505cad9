import type { Page } from '@playwright/test';

/** By how many pixels a page scrolls horizontally. */
export const scrollsSideways = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    document.documentElement.scrollLeft = 50;
    return Math.max(document.documentElement.scrollLeft, document.documentElement.scrollWidth - innerWidth);
  });

/** The layout faults of a page at its current size. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const overflow = await scrollsSideways(page);
  const faults = await page.evaluate(textFaults);
  if (overflow > 0) faults.unshift(`scrolls sideways by ${overflow} px`);
  return faults;
}

/**
 * Clipped texts, overlapping texts and controls, lines that are too long, and titles that break inside a word. Runs in the
 * page, on visible elements. What a visitor can scroll to is not clipped, and what is hidden from screen readers is a drawing.
 */
function textFaults(): string[] {
  interface Item {
    name: string;
    box: DOMRect;
    element: Element;
    /** The box of the text; a control is its own box. */
    block: Element;
    isControl: boolean;
  }
  const mostCharacters = 75;
  const longestWord = 25;
  /** The titles, and the name of the company in the header. */
  const titles = 'h1, h2, h3, header a[href="/"]';
  const notLookedAt = '[aria-hidden="true"], [inert], .visually-hidden, .skip-link, dialog, select, noscript';
  const items: Item[] = [];
  const faults = new Set<string>();

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest(notLookedAt);

  /** What sticks to the bottom of the window may cover what scrolls under it. */
  const floating = [...document.querySelectorAll('main *')].filter((element) => {
    const { position, bottom } = getComputedStyle(element);
    return position === 'sticky' && bottom !== 'auto';
  });
  const floats = (element: Element) => floating.some((part) => part.contains(element));

  function blockAround(element: Element): Element {
    let block = element;
    while (block.parentElement && getComputedStyle(block).display.startsWith('inline')) block = block.parentElement;
    return block;
  }

  /** Whether a box clips the text. */
  function isCut(box: DOMRect, element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement) {
      const { overflowX, clipPath } = getComputedStyle(around);
      if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return false;
      if (overflowX === 'visible') continue;
      const edge = around.getBoundingClientRect();
      return box.right > edge.right + 1 || box.left < edge.left - 1;
    }
    return false;
  }

  /** The lines of a text with their line height, which for large text is smaller than the height of the font. */
  function readLines(node: Node, element: Element): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
    const boxes = [...range.getClientRects()].filter(({ width }) => width >= 2);
    return boxes.map(({ x, y, width, height }) => {
      const spare = Math.max(0, height - (lineHeight || height)) / 2;
      return new DOMRect(x, y + spare, width, height - 2 * spare);
    });
  }

  function readTexts(): void {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const name = node.textContent?.trim() ?? '';
      if (!name || !element || !isSeen(element) || floats(element)) continue;
      // Text for screen readers, and characters replaced by a drawing.
      if ([element, element.parentElement ?? element].some((part) => getComputedStyle(part).clipPath === 'inset(50%)'))
        continue;
      if (Number.parseFloat(getComputedStyle(element).fontSize) === 0) continue;
      const block = blockAround(element);
      for (const box of readLines(node, element)) items.push({ name, box, element, block, isControl: false });
    }
  }

  function readControls(): void {
    for (const element of document.querySelectorAll('a, button, input, textarea, summary')) {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const hasBox = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      const words = element.textContent?.trim();
      // Only the text of a link without a box is visible, however large its area is. An input may cover its label.
      if (!isSeen(element) || floats(element) || (words && !hasBox) || element.closest('label')) continue;
      const name = element.getAttribute('aria-label') || words || element.tagName;
      items.push({ name, box: element.getBoundingClientRect(), element, block: element, isControl: true });
    }
  }

  function lookForCutWords(): void {
    for (const { name, box, block, isControl } of items) {
      if (isControl) continue;
      if (isCut(box, block)) faults.add(`cut off: ${name.slice(0, 60)}`);
      else if (!block.closest('[data-scroll-label]') && box.right > block.getBoundingClientRect().right + 3)
        faults.add(`wider than its box: ${name.slice(0, 60)}`);
    }
  }

  function lieOnEachOther(upper: Item, lower: Item): boolean {
    if (upper.block === lower.block || upper.element.contains(lower.element) || lower.element.contains(upper.element))
      return false;
    const across = Math.min(upper.box.right, lower.box.right) - Math.max(upper.box.left, lower.box.left);
    const down = Math.min(upper.box.bottom, lower.box.bottom) - lower.box.top;
    // Letters do not fill the line height.
    const spare = upper.isControl && lower.isControl ? 1 : 0.4 * Math.min(upper.box.height, lower.box.height);
    return across > 4 && down > spare;
  }

  function lookForOverlaps(): void {
    // From top to bottom, so that an item is only compared with its neighbors.
    items.sort((first, second) => first.box.top - second.box.top);
    items.forEach((upper, index) => {
      for (const lower of items.slice(index + 1)) {
        if (lower.box.top > upper.box.bottom) break;
        if (lieOnEachOther(upper, lower))
          faults.add(`lie on each other: ${upper.name.slice(0, 40)} / ${lower.name.slice(0, 40)}`);
      }
    });
  }

  function lookForLongLines(): void {
    const words = items.filter(({ isControl }) => !isControl);
    for (const [block, lines] of Map.groupBy(words, (line) => line.block)) {
      if (block.closest('pre')) continue;
      const rows = [...Map.groupBy(lines, ({ box }) => Math.round(box.bottom / 8)).values()];
      const widths = rows.map((row) => row.reduce((sum, { box }) => sum + box.width, 0));
      const characters = (block.textContent ?? '').replaceAll(/\s+/g, ' ').length;
      const sum = widths.reduce((total, width) => total + width, 0);
      const longest = (characters * Math.max(...widths)) / sum;
      if (rows.length > 1 && longest > mostCharacters)
        faults.add(`${Math.round(longest)} characters a line: ${lines[0]?.name.slice(0, 60)}`);
    }
  }

  function lookForBrokenWords(): void {
    for (const title of document.querySelectorAll(titles)) {
      if (!isSeen(title)) continue;
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // A line may end after a hyphen or a slash.
        for (const { 0: word, index } of node.textContent?.matchAll(/[^\s\u00AD/-]+/g) ?? []) {
          // No phone is as wide as a longer word.
          if (word.length > longestWord) continue;
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) faults.add(`breaks inside a word: ${word} in ${title.textContent?.slice(0, 60)}`);
        }
      }
    }
  }

  readTexts();
  readControls();
  lookForCutWords();
  lookForOverlaps();
  lookForLongLines();
  lookForBrokenWords();
  return [...faults].slice(0, 8);
}
