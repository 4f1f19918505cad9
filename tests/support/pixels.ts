// Photographs of a page, and what their pixels show.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { contrast, type Rgb } from './contrast.ts';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A part of the page. Positions are those of the page, not of the photograph. */
export interface Photo extends Box {
  /** Red, green and blue of each pixel. */
  data: Buffer;
}

/** A photograph of a part of the window. */
export async function photograph(page: Page, part: Box): Promise<Photo> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const left = Math.max(0, Math.floor(part.left));
  const top = Math.max(0, Math.floor(part.top));
  const right = Math.min(width, Math.ceil(part.right));
  const bottom = Math.min(height, Math.ceil(part.bottom));
  const clip = { x: left, y: top, width: right - left, height: bottom - top };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  const data = await sharp(png).removeAlpha().raw().toBuffer();
  return { left, top, right, bottom, data };
}

/** Scrolls to an element, and photographs it without its border and the pixels that belong in part to what is around it. */
export async function photographElement(page: Page, element: Locator): Promise<Photo> {
  const { left, top, right, bottom } = await element.evaluate(showInWindow);
  return photograph(page, { left: left + 2, top: top + 2, right: right - 2, bottom: bottom - 2 });
}

/** Scrolls an element to the middle of the window, and returns its box. Runs in the page. */
function showInWindow(element: Element): Box {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** The color of a pixel; undefined outside of the photograph. */
export function colorAt({ left, top, right, bottom, data }: Photo, x: number, y: number): Rgb | undefined {
  if (x < left || x >= right || y < top || y >= bottom) return undefined;
  const start = 3 * ((y - top) * (right - left) + x - left);
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
}

/** The contrast between the ground, which is the most frequent color, and the text, which has the next colors. */
export function contrastIn({ data }: Photo): number {
  const counts = new Map<number, number>();
  for (let start = 0; start < data.length; start += 3) {
    const color = data.readUIntBE(start, 3);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const toRgb = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];
  const [ground, ...others] = [...counts].sort(([, one], [, other]) => other - one);
  const [, most = 0] = others[0] ?? [];
  // Without the colors of a small drawing beside the text.
  const text = others.filter(([, count]) => count > most / 5);
  return Math.max(1, ...text.map(([color]) => contrast(toRgb(color), toRgb(ground?.[0] ?? color))));
}
