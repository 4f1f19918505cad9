// The pictures that content files name in place of drawings: photographs, and SVG files of a designer.
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { checkSvg, svgDataUri } from '@/lib/checkSvg';
import { drawingAddress } from './drawings';
import type { PictureSource } from './picture';
import { responsivePhotograph } from './responsivePhotograph';

/** A picture that a content file names. */
export interface ContentPicture {
  file: string;
  alt: string;
}

/** A picture as content names it: pictures/team.jpg. */
const nameOf = (path: string) => path.slice('/content/'.length);

const photographs = Object.entries(
  import.meta.glob<ImageMetadata>('/content/pictures/*.{jpg,jpeg,png,webp,avif}', { import: 'default', eager: true }),
).map(([path, photograph]) => ({ id: nameOf(path), photograph }));

const svgs = Object.entries(
  import.meta.glob<string>('/content/pictures/*.svg', { query: '?raw', import: 'default', eager: true }),
).map(([path, svg]) => ({ id: nameOf(path), svg }));

/** The picture by its name. The checks of the content have found it already. */
function findPicture({ file }: ContentPicture) {
  const found = [...photographs, ...svgs].find(({ id }) => id === file);
  if (!found) throw new Error(`content/${file} is missing.`);
  return found;
}

/** The picture that a content file names or, where it names none, a drawing. */
export async function pictureFor<Drawing = PictureSource>(
  picture: ContentPicture | undefined,
  drawing: () => Drawing | Promise<Drawing>,
): Promise<PictureSource | Drawing> {
  if (!picture) return drawing();
  const found = findPicture(picture);
  if ('photograph' in found) return responsivePhotograph(found.photograph);
  const { width, height } = checkSvg(`content/${found.id}`, found.svg);
  return { src: drawingAddress(basename(found.id, '.svg')), width, height };
}

/** The SVG file that a content file names, with its name; nothing where it names a photograph. */
export function contentSvg(picture: ContentPicture): [name: string, svg: string][] {
  const found = findPicture(picture);
  return 'svg' in found ? [[basename(found.id, '.svg'), found.svg]] : [];
}

/** The picture as a data: address, for a drawing that must carry it along. A photograph is cropped to the size. */
export async function embeddedPicture(
  picture: ContentPicture,
  size: { width: number; height: number },
): Promise<string> {
  const found = findPicture(picture);
  if ('photograph' in found) {
    const cropped = await sharp(`content/${found.id}`).autoOrient().resize(size).jpeg({ quality: 90 }).toBuffer();
    return `data:image/jpeg;base64,${cropped.toString('base64')}`;
  }
  checkSvg(`content/${found.id}`, found.svg);
  return svgDataUri(found.svg);
}
