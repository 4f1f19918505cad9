import { beforeEach, expect, test, vi } from 'vitest';
import { collections } from '../../tests/support/astroContent';
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

test('a link preview has the letters of European languages', async () => {
  const letters = [...'āăąćčďđėęěğģħıķłļńňőřŗşșťůűŵŷźż'];
  // All letters that no font has are the same box.
  const pictures = await Promise.all(['Ω', ...letters].map(svgOf));
  expect(new Set(pictures).size).toBe(pictures.length);
});
