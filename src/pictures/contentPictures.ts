// Pictures from content/pictures that replace drawings: photographs and SVG files.
import { getImage } from 'astro:assets';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { photographWidths } from '@/config/limits';
import { checkSvg, examineSvg, svgDataUri } from '@/lib/checkSvg';
import { byContentName, contentSvgs } from './contentSvgs';
import { drawingAddress } from './drawings';
import type { PictureSource } from './picture';

export interface ContentPicture {
  file: string;
  alt: string;
}

const photographs = byContentName(
  import.meta.glob<ImageMetadata>('@content/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}', {
    import: 'default',
    eager: true,
  }),
);

const findPhotograph = ({ file }: ContentPicture) => photographs.get(file);

function getSvg({ file }: ContentPicture): { svg: string; width: number; height: number } {
  const svg = contentSvgs.get(file);
  // Not expected: the content checks report missing files.
  if (svg === undefined) throw new Error(`content/${file} is missing.`);
  return { svg, ...checkSvg(`content/${file}`, svg) };
}

/** AVIF and WebP in several widths, and JPEG for old browsers. */
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

/** The picture from the content or, without one, a drawing. */
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

/** Adds the pictures to the items of a list. */
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

/** The name of a content SVG below /drawings/. */
const publishedName = (file: string) => file.replace(/\.svg$/i, '').replaceAll(/[^\w/-]+/g, '-');

/** The content SVGs that can be shown, with their names below /drawings/. */
export const publishedSvgs = () =>
  [...contentSvgs]
    .filter(([, svg]) => typeof examineSvg(svg) !== 'string')
    .map(([file, svg]) => [publishedName(file), svg] as const);

/** The picture as a data: URI. A photograph is cropped to the size. */
export async function embeddedPicture(
  picture: ContentPicture,
  size: { width: number; height: number },
): Promise<string> {
  if (!findPhotograph(picture)) return svgDataUri(getSvg(picture).svg);
  const cropped = await sharp(join('content', picture.file)).autoOrient().resize(size).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${cropped.toString('base64')}`;
}
