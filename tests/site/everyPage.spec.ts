// What holds on every kind of page. It is opened once for what axe finds, and once for all windows, sizes of text and zooms.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { contentsStrings } from '../../src/ui/Contents/strings.ts';
import { browserPages, documentAt, entryPages } from '../support/builtSite.ts';
import { contrast } from '../support/contrast.ts';
import { addStyles } from '../support/island.ts';
import { layoutFaults } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** At the default text size, with whether the title and the first control must be on the first screen. */
const windows = [
  [320, 568, false],
  [390, 844, true],
  [600, 900, false],
  [820, 1180, false],
  [844, 390, false],
  [1024, 768, true],
  [1101, 800, false],
  [1280, 720, true],
  [1440, 900, true],
  [1920, 1080, true],
  [2560, 1440, false],
] as const;

/** Larger default sizes of text in the settings of a browser, in pixels, and widths of the window. */
const textSizes = [
  { standard: 24, widths: [320, 390, 820, 1440] },
  { standard: 32, widths: [320, 390, 820, 1101, 1440] },
];

/** Windows at a zoom, and by how much every text, or every heading, must be larger there at least. */
const zooms = [
  { before: [1280, 720], zoomed: [640, 360], zoom: 2, least: 1, isForHeadings: true },
  { before: [1280, 720], zoomed: [640, 720], zoom: 2, least: 1.3, isForHeadings: true },
  { before: [1280, 720], zoomed: [320, 180], zoom: 4, least: 2, isForHeadings: false },
  { before: [1280, 1024], zoomed: [320, 256], zoom: 4, least: 2, isForHeadings: false },
  { before: [1920, 1080], zoomed: [480, 270], zoom: 4, least: 2, isForHeadings: false },
] as const;

const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const findViolations = (page: Page) =>
  page.evaluate(async (runOnly) => {
    const { run }: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await run({ runOnly, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, axeRules);

/** The text spacing of WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** The title of a page whose tagline is as wide as the window. */
const isTagline = (path: string) => ['/', '/about'].includes(path);

/**
 * Not pages whose main content is text, not projects, which begin with their drawings, and not Home without slides, where the
 * tagline comes after an empty slider.
 */
const beginsWithControl = (path: string) =>
  path === '/nowhere' ||
  (![...entryPages.articles, ...entryPages.projects].includes(path) &&
    !documentAt(path).querySelector(`nav[aria-label="${contentsStrings.label}"]`) &&
    (path !== '/' || documentAt(path).querySelector('[data-slide]') !== null));

/** What a visitor does not see before scrolling: the title, the first control, and the first line of an article. Runs in the page. */
function belowFirstScreen(needsControl: boolean): string[] {
  // The first sentence of the tagline on the home page.
  const title = document.querySelector('#tagline > :first-child') ?? document.querySelector('h1') ?? document.body;
  const controls = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')].filter(
    (control) =>
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('nav, [inert], [aria-hidden=true]') &&
      getComputedStyle(control).position !== 'fixed',
  );
  const text = document.createRange();
  text.selectNodeContents(document.querySelector('main > article > header ~ * p:not(nav *)') ?? new Text());
  const lowest = {
    // The padding of a line of the tagline is below its letters.
    title: title.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(title).paddingBottom),
    'first control': needsControl ? Math.min(...controls.map((control) => control.getBoundingClientRect().bottom)) : 0,
    // On a phone the text may begin after one swipe.
    'first line': [390, 1440].includes(innerWidth)
      ? (text.getClientRects()[0]?.bottom ?? 0) - (innerWidth < 640 ? 300 : 0)
      : 0,
  };
  return Object.entries(lowest).flatMap(([part, bottom]) =>
    bottom > innerHeight ? `the ${part} ends at ${bottom}` : [],
  );
}

/**
 * Headings of the first two levels that have another size than others of their kind, are larger than the title or smaller than the
 * text below them, or are so large on a phone in landscape that this text is out of view. Runs in the page.
 */
function headingFaults(isTagline: boolean): string[] {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const elements = [...document.querySelectorAll('h1, h2:not(.label), p:not(.numeral)')].filter((element) =>
    element.checkVisibility(),
  );
  const faults: string[] = [];
  const sizes = new Set<number>();
  const title = isTagline ? Number.POSITIVE_INFINITY : sizeOf(document.querySelector('h1') ?? document.body);
  for (const [index, heading] of elements.entries()) {
    if (heading.matches(isTagline ? 'p, h1' : 'p')) continue;
    const next = elements[index + 1];
    const text = next?.matches('p') ? sizeOf(next) : 0;
    const size = sizeOf(heading);
    const most = innerWidth === 844 ? (heading.matches('h1') ? 48 : 38.4) : Number.POSITIVE_INFINITY;
    const name = heading.textContent?.slice(0, 60);
    if (size < text) faults.push(`${name}: ${size} px above text of ${text} px`);
    if (size > most) faults.push(`${name}: ${size} px on a low screen`);
    // That of the closing has the same size on every page.
    if (heading.id === 'call') continue;
    if (size > title) faults.push(`${name}: ${size} px, a title of ${title} px`);
    if (heading.matches('h2') && heading.id === heading.closest('section')?.getAttribute('aria-labelledby'))
      sizes.add(size);
  }
  if (sizes.size > 1) faults.push(`headings of ${[...sizes].join(', ')} px`);
  return faults;
}

/** The texts with their sizes in CSS pixels; none for a text that is hidden or in a tagline. Runs in the page. */
function readTexts(isTagline: boolean) {
  const texts: { text: string; isHeading: boolean; size: number | undefined }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent?.trim();
    if (!text || !element || element.closest('dialog, script, svg, .visually-hidden, [aria-hidden=true]')) continue;
    const isMeasured = element.checkVisibility() && !(isTagline && element.closest('h1'));
    const isHeading = element.closest('h1, h2:not(.label)') !== null;
    texts.push({
      text,
      isHeading,
      size: isMeasured ? Number.parseFloat(getComputedStyle(element).fontSize) : undefined,
    });
  }
  return texts;
}

for (const path of browserPages) {
  test(`${path} is accessible, and can be read on paper`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    await page.evaluate(axe.source);
    expect(await findViolations(page)).toEqual([]);
    // Backgrounds are not printed, and dark colors are those of the screen.
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
    const bands = ':is(footer, .dark-surface, .accent-surface) :is(h2, h3, p, dt, dd, a, summary):visible';
    const colors = await page.locator(bands).evaluateAll((texts) => texts.map((text) => getComputedStyle(text).color));
    const isPale = (color: string) => contrast((color.match(/\d+/g) ?? []).map(Number), [255, 255, 255]) < 4.5;
    expect(colors.filter(isPale), 'on paper').toEqual([]);
  });

  test(`${path} suits every window, size of text, zoom and text spacing`, async ({ page }) => {
    await page.goto(path);
    const browser = await page.context().newCDPSession(page);
    const faults: string[] = [];
    const texts = new Map<string, ReturnType<typeof readTexts>>();

    const resize = ([width, height]: readonly [number, number]) => page.setViewportSize({ width, height });
    const note = (where: string, found: readonly string[]) =>
      faults.push(...found.map((fault) => `${where}: ${fault}`));

    await test.step('windows', async () => {
      for (const [width, height, showsStart] of windows) {
        await resize([width, height]);
        const where = `${width}\u00d7${height}`;
        if (showsStart) note(where, await page.evaluate(belowFirstScreen, beginsWithControl(path)));
        note(where, await page.evaluate(headingFaults, isTagline(path)));
        note(where, await layoutFaults(page));
      }
    });

    await test.step('zooms', async () => {
      for (const size of zooms.flatMap(({ before, zoomed }) => [before, zoomed])) {
        if (texts.has(`${size}`)) continue;
        await resize(size);
        note(`${size}`, await page.evaluate(headingFaults, isTagline(path)));
        texts.set(`${size}`, await page.evaluate(readTexts, isTagline(path)));
      }
      for (const { before, zoomed, zoom, least, isForHeadings } of zooms) {
        const larger = texts.get(`${zoomed}`) ?? [];
        expect(larger).toHaveLength(texts.get(`${before}`)?.length ?? 0);
        texts.get(`${before}`)?.forEach(({ text, isHeading, size = 0 }, index) => {
          const times = (zoom * (larger[index]?.size ?? size)) / size;
          if (times < least - 0.001 && (isHeading || !isForHeadings))
            faults.push(`${zoomed} at ${zoom}00 %, ${text}: ×${times.toFixed(2)}`);
        });
      }
    });

    await test.step('sizes of text', async () => {
      for (const { standard, widths } of textSizes) {
        // A font-size on the root element would not affect breakpoints in em.
        await browser.send('Page.setFontSizes', { fontSizes: { standard } });
        for (const [width, height] of windows.filter(([width]) => widths.includes(width))) {
          await resize([width, height]);
          note(`text of ${standard} px at ${width} px`, await layoutFaults(page));
        }
      }
    });

    await test.step('text spacing', async () => {
      await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await addStyles(page, spacing);
      for (const size of [
        [1280, 720],
        [390, 844],
      ] as const) {
        await resize(size);
        // Long words may break.
        const found = (await layoutFaults(page)).filter((fault) => !fault.startsWith('breaks inside a word'));
        note(`with text spacing at ${size[0]} px`, found);
      }
    });
    expect(faults).toEqual([]);
  });
}
