import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import { collections } from '../../tests/support/astroContent';
import { changesBetween, type Photo } from '../../tests/support/pixels';
import { sharePicture } from './sharePicture';

// Only photographs need it.
vi.mock('astro:assets', () => ({}));

beforeEach(() => {
  collections.site = [{ id: 'site', data: { name: 'Roots' } }];
});

/** The SVG of the picture of a page with this title. Its letters are paths. */
async function svgOf(title: string): Promise<string> {
  const page = { path: `/${title}`, sharing: { title, line: 'A line' } };
  const { svg } = await Reflect.apply(sharePicture, undefined, [page]);
  return svg;
}

/** The picture of a page with this title. */
async function draw(title: string): Promise<Photo> {
  const data = await sharp(Buffer.from(await svgOf(title)))
    .removeAlpha()
    .raw()
    .toBuffer();
  return { left: 0, top: 0, right: 1200, bottom: 630, data };
}

test('a link preview has its title on the left, between the logo and the line', async () => {
  const { area, box } = changesBetween(await draw('Leaves'), await draw('Wells'), 4.5);
  expect(area).toBeGreaterThan(2_000);
  expect(box.left).toBeGreaterThan(40);
  expect(box.right).toBeLessThan(600);
  expect(box.top).toBeGreaterThan(120);
  expect(box.bottom).toBeLessThan(530);
});

test('a link preview has the letters of European languages', async () => {
  const letters = [...'āăąćčďđėęěğģħıķłļńňőřŗşșťůűŵŷźż'];
  // All letters that no font has are the same box.
  const pictures = await Promise.all(['Ω', ...letters].map(svgOf));
  expect(new Set(pictures).size).toBe(pictures.length);
});
