// Which lines of text on a page cannot be read as they are painted.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { luminance } from './contrast.ts';
import { addStyles, pass } from './island.ts';

interface Line {
  text: string;
  isLarge: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Picture = Awaited<ReturnType<typeof takePicture>>;

/** Other states of a part, texts for screen readers, and letters that are decoration. */
const ignored =
  'script, style, noscript, option, svg title, dialog:not([open]), [inert], [hidden], [aria-hidden="true"], .visually-hidden, .skip-link';

/** Lines with fewer pixels of letters are not judged. */
const leastInk = 20;

const withoutLetters = `
  * { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }
  svg :is(text, tspan) { fill: transparent !important }
`;

/** Black letters on white, whatever hides, covers or clips them. */
const lettersAlone = `
  *, ::before, ::after {
    background: none !important; border-color: transparent !important; box-shadow: none !important; outline: none !important;
    clip-path: none !important; filter: none !important; mask: none !important; mix-blend-mode: normal !important;
    opacity: 1 !important; visibility: visible !important; forced-color-adjust: none !important;
    text-decoration: none !important; text-shadow: none !important; -webkit-text-fill-color: black !important;
  }
  html { background: white !important }
  :not(html, body, [data-scrolls]) { overflow: visible !important }
  ::before, ::after, ::marker { color: transparent !important; -webkit-text-fill-color: transparent !important }
  :is(img, canvas, input, textarea, select, svg *):not(svg :is(text, tspan)), :is(${ignored}), :is(${ignored}) * {
    visibility: hidden !important;
  }
  svg :is(text, tspan) { fill: black !important; stroke: none !important }
`;

/** Loads what a visitor would scroll to, and opens every fold. Bars that float get their place in the page. */
export async function showWholePage(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const fold of document.querySelectorAll('details')) {
      fold.removeAttribute('name');
      fold.open = true;
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, position, bottom } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowX)) element.dataset.scrolls = '';
      if (position === 'sticky' && bottom !== 'auto') element.style.setProperty('position', 'relative', 'important');
    }
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
      await image.decode().catch(() => {});
    }
    await document.fonts.ready;
  });
}

/** Stops all animations at a time after their beginning. */
export async function holdAnimations(page: Page, ms: number): Promise<void> {
  await pass(page, ms);
  await page.evaluate((time) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = time;
    }
  }, ms);
}

/** The lines of text, and the texts without a box. Runs in the page. */
function readLines({ ignored, hidden }: { ignored: string; hidden: string }) {
  const lines: Line[] = [];
  const withoutBox: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!element || !text || element.closest(ignored)) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    // A drawing is shown in place of it.
    if (size === 0) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width >= 2);
    if (boxes.length === 0 && !element.closest(hidden)) withoutBox.push(`has no box: ${text}`);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    // What a visitor can scroll to is not cut off.
    const area = element.closest('[data-scrolls]')?.getBoundingClientRect();
    for (const box of boxes) {
      const left = Math.max(box.left, area?.left ?? 0, 0);
      const right = Math.min(box.right, area?.right ?? innerWidth, innerWidth);
      lines.push({ text, isLarge, left, right, top: box.top + scrollY, bottom: box.bottom + scrollY });
    }
  }
  return { lines, withoutBox };
}

/** The whole page with these styles. */
async function takePicture(page: Page, styles: string) {
  await addStyles(page, styles);
  const size = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));
  const session = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...size, scale: 1 };
  const options = { clip, captureBeyondViewport: true, optimizeForSpeed: true };
  const { data: png } = await session.send('Page.captureScreenshot', options);
  await session.detach();
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const luminanceAt = (data: Buffer, at: number) => luminance([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);

/** A place in a picture that has the most frequent of its colors in these places. */
function mostFrequent(data: Buffer, places: readonly number[]): number {
  const colors = Map.groupBy(places, (at) => data.readUIntBE(at, 3));
  const [most] = [...colors.values()].sort((one, other) => other.length - one.length);
  return most?.[0] ?? 0;
}

/** The places of letters in a line, and those beside them. */
function findInk({ data, width, height }: Picture, line: Line) {
  const ink: number[] = [];
  const beside: number[] = [];
  for (let y = Math.max(0, Math.floor(line.top)); y < Math.min(line.bottom, height); y++) {
    for (let x = Math.floor(line.left); x < line.right; x++) {
      const at = 3 * (y * width + x);
      const brightness = data[at] ?? 255;
      if (brightness < 128) ink.push(at);
      else if (brightness > 250) beside.push(at);
    }
  }
  return { ink, beside };
}

/**
 * The lines that cannot be read: more than 1 % of their letters do not differ from what is behind them, or their darkest letters
 * have too little contrast. `hidden` are the texts that may have no box.
 */
export async function paintFaults(page: Page, hidden: string): Promise<string[]> {
  // In forced colors the letters cannot be made transparent, so their ground is the most frequent color beside them.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const { lines, withoutBox } = await page.evaluate(readLines, { ignored, hidden });
  const shown = await takePicture(page, '');
  const ground = isForced ? shown : await takePicture(page, withoutLetters);
  const alone = await takePicture(page, lettersAlone);
  await addStyles(page, '');
  const faults = withoutBox;
  for (const line of lines) {
    const { ink, beside } = findInk(alone, line);
    if (ink.length < leastInk) continue;
    const besideInk = luminanceAt(shown.data, mostFrequent(shown.data, beside));
    const contrasts = ink.map((at) => {
      const letter = luminanceAt(shown.data, at) + 0.05;
      const behind = (isForced ? besideInk : luminanceAt(ground.data, at)) + 0.05;
      return Math.max(letter, behind) / Math.min(letter, behind);
    });
    contrasts.sort((one, other) => one - other);
    const lost = contrasts.filter((contrast) => contrast < 1.1).length / ink.length;
    const best = contrasts[Math.floor(ink.length * 0.9)] ?? 0;
    const place = `${line.text.slice(0, 60)} (at ${Math.round(line.left)}, ${Math.round(line.top)})`;
    if (lost > 0.01) faults.push(`${(lost * 100).toFixed(1)} % is lost: ${place}`);
    else if (best < (line.isLarge ? 3 : 4.5)) faults.push(`contrast ${best.toFixed(2)}: ${place}`);
  }
  return faults;
}
