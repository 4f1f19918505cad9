// Photographs of a page, and what their pixels show.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Rgb } from './contrast.ts';

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

/** The color of a pixel; undefined outside of the photograph. */
export function colorAt({ left, top, right, bottom, data }: Photo, x: number, y: number): Rgb | undefined {
  if (x < left || x >= right || y < top || y >= bottom) return undefined;
  const start = 3 * ((y - top) * (right - left) + x - left);
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
}
