// The brand of this site: its colors and its mark, for everything that is drawn or written while it is built.
import { initial } from '../../art/initials.ts';
import type { Mark } from '../../art/mark.ts';
import { colorsOf } from './colors.ts';
import { readMark } from './markFile.ts';
import { brandIn, nameIn } from './read.ts';
import { pageColors } from './styleSheets.ts';

// A mistake in these files is told when the content is read, so it must not stop us here.
const files = import.meta.glob<string>(['/content/{brand,site}.yaml', '/content/pictures/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fileAt = (path: string) => files[`/content/${path}`] ?? '';

const brand = brandIn(fileAt('brand.yaml'));
const given = brand.mark === undefined ? undefined : readMark(fileAt(brand.mark));
const markOf = (thickness?: number): Mark =>
  given && typeof given !== 'string' ? given : initial(nameIn(fileAt('site.yaml')), thickness);

const { tokens, palettes } = colorsOf(brand);

export { palettes };

/** The colors of a page, for places that read no style sheet: meta tags, the manifest, pictures. */
export const colors = pageColors(tokens);

/** The mark that content gives, or the initial of the company. */
export const mark = markOf();

/** The same for 16 pixels, where the leaf would close up: the slats of an initial are thicker. */
export const smallMark = markOf(7);
