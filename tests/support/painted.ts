// Which lines of text on a page cannot be read as they are painted, by the contrast at each pixel of their letters.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Rgb } from './contrast.ts';
import { addStyles } from './island.ts';

/** Other states of a part, texts for screen readers, and letters that are decoration. */
const ignored = `script, style, noscript, option, svg title, dialog:not([open]), [inert], [hidden], [aria-hidden="true"],
  .visually-hidden, .skip-link`;

const withoutLetters = `
  * { transition: none !important; -webkit-text-fill-color: transparent !important }
  svg text { fill: transparent !important }
`;

/** Black letters on white, whatever hides, covers or clips them. */
const lettersAlone = `
  *, ::before, ::after {
    background: none !important; border-color: transparent !important; box-shadow: none !important; clip-path: none !important;
    filter: none !important; forced-color-adjust: none !important; opacity: 1 !important; text-decoration: none !important;
    transition: none !important; visibility: visible !important; -webkit-text-fill-color: black !important;
  }
  html { background: white !important }
  :not(html, body, [data-scrolls]) { overflow: visible !important }
  ::before, ::after, ::marker { -webkit-text-fill-color: transparent !important }
  :is(${ignored}), :is(${ignored}) *, img, canvas, input, textarea, select, svg * { visibility: hidden !important }
  svg text, svg text * { fill: black !important; visibility: visible !important }
`;

/** The lines of text, and the texts without a box. Runs in the page. */
function readLines([ignored, hidden]: readonly [string, string]) {
  const lines: { text: string; isLarge: boolean; left: number; right: number; top: number; bottom: number }[] = [];
  const faults: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim().slice(0, 60);
    if (!element || !text || element.closest(ignored)) continue;
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    // A drawing is shown in place of it.
    if (size === 0) continue;
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const boxes = [...range.getClientRects()].filter(({ width }) => width >= 2);
    if (boxes.length === 0 && !element.closest(hidden)) faults.push(`has no box: ${text}`);
    // What a visitor can scroll to is not cut off.
    const area = (element.closest('[data-scrolls]') ?? document.documentElement).getBoundingClientRect();
    for (const box of boxes) {
      const left = Math.floor(Math.max(0, box.left, area.left));
      const right = Math.min(innerWidth, box.right, area.right);
      lines.push({ text, isLarge, left, right, top: Math.floor(scrollY + box.top), bottom: scrollY + box.bottom });
    }
  }
  const size = { width: innerWidth, height: document.documentElement.scrollHeight };
  return { lines, faults, size, isForced: matchMedia('(forced-colors: active)').matches };
}

const colorAt = (picture: Buffer, at: number): Rgb => [picture[at] ?? 0, picture[at + 1] ?? 0, picture[at + 2] ?? 0];

function mostFrequentColor(picture: Buffer, pixels: number[]): Rgb {
  const groups = [...Map.groupBy(pixels, (at) => picture.readUIntBE(at, 3)).values()];
  const [largest = []] = groups.sort((one, other) => other.length - one.length);
  return colorAt(picture, largest[0] ?? 0);
}

/**
 * The lines of which more than 1 % does not differ from what is behind it, or the tenth that differs most has too little
 * contrast. Texts in `hidden`, a selector, may have no box.
 */
export async function paintFaults(page: Page, hidden: string): Promise<string[]> {
  const { lines, faults, size, isForced } = await page.evaluate(readLines, [ignored, hidden] as const);
  const session = await page.context().newCDPSession(page);
  // With weaker compression than that of page.screenshot, a picture takes half of the time.
  const options = { clip: { x: 0, y: 0, ...size, scale: 1 }, captureBeyondViewport: true, optimizeForSpeed: true };
  const takePicture = async (styles: string) => {
    await addStyles(page, styles);
    const { data } = await session.send('Page.captureScreenshot', options);
    return sharp(Buffer.from(data, 'base64')).removeAlpha().raw().toBuffer();
  };
  const shown = await takePicture('');
  const bare = isForced ? shown : await takePicture(withoutLetters);
  const letters = await takePicture(lettersAlone);
  await addStyles(page, '');
  await session.detach();
  for (const { text, isLarge, left, right, top, bottom } of lines) {
    const ink: number[] = [];
    const beside: number[] = [];
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        const at = 3 * (y * size.width + x);
        const shade = letters[at] ?? 0;
        if (shade < 128) ink.push(at);
        if (isForced && shade === 255) beside.push(at);
      }
    }
    if (ink.length < 20) continue;
    // Forced colors give letters a fill.
    const ground = isForced ? mostFrequentColor(shown, beside) : undefined;
    const contrasts = ink.map((at) => contrast(colorAt(shown, at), ground ?? colorAt(bare, at)));
    contrasts.sort((one, other) => one - other);
    const lost = contrasts.filter((value) => value < 1.1).length / ink.length;
    const best = contrasts[Math.floor(0.9 * ink.length)] ?? 1;
    const place = `${text} (at ${left}, ${top})`;
    if (lost > 0.01) faults.push(`${(lost * 100).toFixed(1)} % is lost: ${place}`);
    else if (best < (isLarge ? 3 : 4.5)) faults.push(`contrast ${best.toFixed(2)}: ${place}`);
  }
  return faults;
}
