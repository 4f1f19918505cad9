import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { collections } from '../../tests/support/astroContent';
import { changesBetween, type Photo } from '../../tests/support/pixels';
import { sharePicture } from './sharePicture';

// Only photographs need it.
vi.mock('astro:assets', () => ({}));

/** The picture of a page with this title. */
async function draw(title: string): Promise<Photo> {
  const page = { path: `/${title}`, sharing: { title, line: 'A line' }, picture: { drawing: 'trellis' } };
  const { svg } = await Reflect.apply(sharePicture, undefined, [page]);
  const data = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { left: 0, top: 0, right: 1200, bottom: 630, data };
}

test('a link preview has its title on the left, between the logo and the line', async () => {
  collections.site = [{ id: 'site', data: { name: 'Roots' } }];
  const { area, box } = changesBetween(await draw('Leaves'), await draw('Wells'), 4.5);
  expect(area).toBeGreaterThan(2_000);
  expect(box.left).toBeGreaterThan(40);
  expect(box.right).toBeLessThan(600);
  expect(box.top).toBeGreaterThan(120);
  expect(box.bottom).toBeLessThan(530);
});
