// Photographs of a page, and what their pixels show.
import type { Page } from '@playwright/test';
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

/** The color of a pixel; undefined outside of the photograph. */
export function colorAt({ left, top, right, bottom, data }: Photo, x: number, y: number): Rgb | undefined {
  if (x < left || x >= right || y < top || y >= bottom) return undefined;
  const start = 3 * ((y - top) * (right - left) + x - left);
  return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
}

/** How many pixels differ by at least this contrast between two photographs of one place, and the box around them. */
export function changesBetween(before: Photo, after: Photo, least: number) {
  const box: Box = { left: after.right, top: after.bottom, right: after.left, bottom: after.top };
  let area = 0;
  for (let y = after.top; y < after.bottom; y++) {
    for (let x = after.left; x < after.right; x++) {
      const [old, now] = [colorAt(before, x, y), colorAt(after, x, y)];
      if (!old || !now || contrast(old, now) < least) continue;
      area++;
      box.left = Math.min(box.left, x);
      box.top = Math.min(box.top, y);
      box.right = Math.max(box.right, x + 1);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  return { area, box };
}

/** The contrast between the ground, which is the most frequent color, and the text: the color that differs most from it. */
export function contrastIn(photo: Photo): number {
  const colors = new Map<string, { color: Rgb; count: number }>();
  for (let y = photo.top; y < photo.bottom; y++) {
    for (let x = photo.left; x < photo.right; x++) {
      const color = colorAt(photo, x, y) ?? [0, 0, 0];
      const entry = colors.get(color.join()) ?? { color, count: 0 };
      entry.count++;
      colors.set(color.join(), entry);
    }
  }
  const [ground, ...others] = [...colors.values()].sort((one, other) => other.count - one.count);
  return Math.max(1, ...others.map(({ color }) => contrast(color, ground?.color ?? color)));
}
