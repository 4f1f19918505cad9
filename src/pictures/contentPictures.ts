// The pictures that content files name in place of drawings: photographs, and SVG files of a designer.

import { getImage } from 'astro:assets';
import { basename, join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { contentFolder } from '@/config/contentFolder';
import { photographWidths } from '@/config/limits';
import { checkSvg, examineSvg, svgDataUri } from '@/lib/checkSvg';
import { drawingAddress } from './drawings';
import type { PictureSource } from './picture';

/** A picture that a content file names. */
export interface ContentPicture {
  file: string;
  alt: string;
}

const photographs = byName(
  import.meta.glob<ImageMetadata>('@content/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}', {
    import: 'default',
    eager: true,
  }),
);
const svgs = byName(
  import.meta.glob<string>('@content/pictures/*.{svg,SVG}', { query: '?raw', import: 'default', eager: true }),
);

/** The files of `import.meta.glob` by how content names them: pictures/team.jpg. */
function byName<File>(files: Record<string, File>): ReadonlyMap<string, File> {
  return new Map(Object.entries(files).map(([path, file]) => [`pictures/${basename(path)}`, file]));
}

const findPhotograph = ({ file }: ContentPicture) => photographs.get(file);

function getSvg({ file }: ContentPicture): { svg: string; width: number; height: number } {
  const svg = svgs.get(file);
  // The checks of the content have found it already.
  if (svg === undefined) throw new Error(`content/${file} is missing.`);
  return { svg, ...checkSvg(`content/${file}`, svg) };
}

/** A photograph in the widths that it has enough pixels for, as AVIF and WebP, with a JPEG for old browsers. */
async function responsivePhotograph(src: ImageMetadata): Promise<PictureSource> {
  const inFormat = (format: 'avif' | 'webp' | 'jpeg') =>
    getImage({ src, widths: [...photographWidths], width: 1200, format });
  const [avif, webp, jpeg] = await Promise.all([inFormat('avif'), inFormat('webp'), inFormat('jpeg')]);
  return {
    src: jpeg.src,
    srcSet: jpeg.srcSet.attribute,
    width: Number(jpeg.attributes.width),
    height: Number(jpeg.attributes.height),
    formats: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  };
}

/** The picture that a content file names or, where it names none, a drawing. */
export async function pictureFor<Drawing = PictureSource>(
  picture: ContentPicture | undefined,
  drawing: () => Drawing,
): Promise<PictureSource | Drawing> {
  if (!picture) return drawing();
  const photograph = findPhotograph(picture);
  if (photograph) return responsivePhotograph(photograph);
  const { width, height } = getSvg(picture);
  return { src: drawingAddress(publishedName(picture.file)), width, height };
}

/** The entries of a list with their pictures. */
export const withPictures = <Item extends { image?: ContentPicture | undefined }, Drawing>(
  items: readonly Item[],
  drawing: (item: Item, index: number) => Drawing,
) =>
  Promise.all(
    items.map(async (item, index) => ({
      ...item,
      alt: item.image?.alt ?? '',
      picture: await pictureFor(item.image, () => drawing(item, index)),
    })),
  );

/** The name of an SVG file of the content below /drawings/. */
const publishedName = (file: string) => file.replace(/\.svg$/i, '').replaceAll(/[^\w/-]+/g, '-');

/** The SVG files of the content that can be shown, with their names. */
export const contentSvgs = () =>
  [...svgs]
    .filter(([, svg]) => typeof examineSvg(svg) !== 'string')
    .map(([file, svg]) => [publishedName(file), svg] as const);

/** The picture as a data: address, for a drawing that must carry it along. A photograph is cropped to the size. */
export async function embeddedPicture(
  picture: ContentPicture,
  size: { width: number; height: number },
): Promise<string> {
  if (!findPhotograph(picture)) return svgDataUri(getSvg(picture).svg);
  const cropped = await sharp(join(contentFolder(), picture.file))
    .autoOrient()
    .resize(size)
    .jpeg({ quality: 90 })
    .toBuffer();
  return `data:image/jpeg;base64,${cropped.toString('base64')}`;
}
