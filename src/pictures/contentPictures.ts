// The pictures that content files name in place of drawings: photographs, and SVG files of a designer.
import { basename } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { checkSvg } from '@/lib/checkSvg';
import { findOrExplain } from '@/lib/contentMistakes';
import { drawingFile } from './drawingFiles';
import type { PictureSource } from './picture';
import { responsivePhotograph } from './responsivePhotograph';

/** A picture that a content file names. */
export interface ContentPicture {
  file: string;
  alt: string;
}

const folder = 'content/pictures';
/** A picture as content names it: pictures/team.jpg. */
const nameOf = (path: string) => path.slice('/content/'.length);

const photographs = Object.entries(
  import.meta.glob<ImageMetadata>('/content/pictures/*.{jpg,jpeg,png,webp,avif}', { import: 'default', eager: true }),
).map(([path, photograph]) => ({ id: nameOf(path), photograph }));

const svgs = Object.entries(
  import.meta.glob<string>('/content/pictures/*.svg', { query: '?raw', import: 'default', eager: true }),
).map(([path, svg]) => ({ id: nameOf(path), svg }));

/** The picture by its name. `owner` is the content file that names it. */
function findPicture({ file }: ContentPicture, owner: string) {
  const where = { file: `content/${owner}.yaml`, field: 'image, file', source: folder };
  return findOrExplain([...photographs, ...svgs], file, where);
}

/** The picture that a content file names or, where it names none, a drawing. */
export async function pictureFor<Drawing = PictureSource>(
  picture: ContentPicture | undefined,
  drawing: () => Drawing | Promise<Drawing>,
  owner: string,
): Promise<PictureSource | Drawing> {
  if (!picture) return drawing();
  const found = findPicture(picture, owner);
  if ('photograph' in found) return responsivePhotograph(found.photograph);
  const { width, height } = checkSvg(`content/${found.id}`, found.svg);
  return drawingFile(basename(found.id, '.svg'), found.svg, width, height);
}

/** The picture as a data: address, for a drawing that must carry it along. A photograph is cropped to the size. */
export async function embeddedPicture(
  picture: ContentPicture,
  owner: string,
  size: { width: number; height: number },
): Promise<string> {
  const found = findPicture(picture, owner);
  if ('photograph' in found) {
    const cropped = await sharp(`content/${found.id}`).autoOrient().resize(size).jpeg({ quality: 90 }).toBuffer();
    return `data:image/jpeg;base64,${cropped.toString('base64')}`;
  }
  checkSvg(`content/${found.id}`, found.svg);
  return `data:image/svg+xml;base64,${Buffer.from(found.svg).toString('base64')}`;
}
