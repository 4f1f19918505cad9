import type { Page } from '@playwright/test';
import { browserPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/** A window of 1280×720 pixels at 200 %, one of twice that height at 200 %, and the first at 400 %. */
const zooms = [
  { width: 640, height: 360, zoom: 2, least: 1 },
  { width: 640, height: 720, zoom: 2, least: 1.3 },
  { width: 320, height: 180, zoom: 4, least: 1.5 },
];

/** The tagline is as wide as the page. */
const pagesWithTagline = ['/', '/about'];

interface Heading {
  name: string;
  level: number;
  /** Whether it is that of the closing, which has the same size on every page. */
  isClosing: boolean;
  namesSection: boolean;
  /** In CSS pixels, as the size of the paragraph that follows. */
  size: number;
  text: number;
}

/** The visible headings of the first two levels, without the tagline and small titles of lists. */
async function readHeadings(page: Page, path: string): Promise<Heading[]> {
  const headings = await page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const elements = [...document.querySelectorAll('h1, h2:not(.label), p:not(.numeral)')].filter((element) =>
      element.checkVisibility(),
    );
    return elements.flatMap((element, index) => {
      const next = elements[index + 1];
      const text = next?.matches('p') ? sizeOf(next) : 0;
      const level = Number(element.tagName.slice(1));
      const isClosing = element.id === 'call';
      const namesSection = element.id === element.closest('section')?.getAttribute('aria-labelledby');
      const name = element.textContent ?? '';
      return level ? [{ name, level, isClosing, namesSection, size: sizeOf(element), text }] : [];
    });
  });
  return headings.filter(({ level }) => level === 2 || !pagesWithTagline.includes(path));
}

test('headings grow with the zoom of the browser, and are never smaller than the text below them', async ({ page }) => {
  const faults: string[] = [];
  for (const path of browserPages) {
    await page.goto(path);
    await page.setViewportSize({ width: 1280, height: 720 });
    const unzoomed = await readHeadings(page, path);
    for (const { width, height, zoom, least } of zooms) {
      await page.setViewportSize({ width, height });
      const zoomed = await readHeadings(page, path);
      expect(zoomed).toHaveLength(unzoomed.length);
      zoomed.forEach(({ name, size, text }, index) => {
        const before = unzoomed[index]?.size ?? 0;
        const where = `${path} at ${width}×${height}, ${name}`;
        if (size * zoom < least * before) faults.push(`${where}: ${before} px becomes ${size * zoom} px`);
        if (size < text) faults.push(`${where}: ${size} px above text of ${text} px`);
      });
    }
  }
  expect(faults).toEqual([]);
});

/** The texts of a page with their sizes in CSS pixels; none for a text that is hidden, a picture or in a tagline. */
const readTexts = (page: Page, path: string) =>
  page.evaluate((hasTagline) => {
    const texts: { text: string; size: number | undefined }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent?.trim();
      if (!text || !element || element.closest('dialog, script, svg, .visually-hidden, [aria-hidden=true]')) continue;
      const isMeasured = element.checkVisibility() && !(hasTagline && element.closest('h1'));
      texts.push({ text, size: isMeasured ? Number.parseFloat(getComputedStyle(element).fontSize) : undefined });
    }
    return texts;
  }, pagesWithTagline.includes(path));

for (const [width, height] of [
  [1280, 1024],
  [1920, 1080],
] as const) {
  test(`every text but the taglines is at least twice as large at 400 % zoom of ${width}×${height}`, async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const path of browserPages) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const before = await readTexts(page, path);
      await page.setViewportSize({ width: width / 4, height: height / 4 });
      const zoomed = await readTexts(page, path);
      expect(zoomed).toHaveLength(before.length);
      before.forEach(({ text, size = 0 }, index) => {
        const times = (4 * (zoomed[index]?.size ?? size)) / size;
        if (times < 1.999) faults.push(`${path}, ${text}: ×${times.toFixed(2)}`);
      });
    }
    expect(faults).toEqual([]);
  });
}

test('the headings of sections have one size, and none but that of the closing is larger than the title of its page', async ({
  page,
}) => {
  const faults: string[] = [];
  for (const path of browserPages) {
    await page.goto(path);
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [844, 390],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const headings = await readHeadings(page, path);
      const title = headings.find(({ level }) => level === 1)?.size ?? Number.POSITIVE_INFINITY;
      const others = headings.filter(({ level, isClosing }) => level === 2 && !isClosing);
      const sizes = new Set(others.filter(({ namesSection }) => namesSection).map(({ size }) => size));
      const where = `${path} at ${width}×${height}`;
      if (sizes.size > 1) faults.push(`${where}: headings of ${[...sizes].join(', ')} px`);
      const larger = headings.filter(({ size, isClosing }) => size > title && !isClosing);
      faults.push(...larger.map(({ name, size }) => `${where}, ${name}: ${size} px, a title of ${title} px`));
    }
  }
  expect(faults).toEqual([]);
});

test('headings are small on a phone in landscape, so that the text below them is in view', async ({ page }) => {
  const faults: string[] = [];
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of browserPages) {
    await page.goto(path);
    const large = (await readHeadings(page, path)).filter(({ level, size }) => size > (level === 1 ? 48 : 38.4));
    faults.push(...large.map(({ name, size }) => `${path}, ${name}: ${size} px`));
  }
  expect(faults).toEqual([]);
});
