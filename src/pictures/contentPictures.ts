// Photographs from content/pictures that replace drawings.
import { getImage } from 'astro:assets';
import { basename, join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { photographWidths } from '@/config/limits';
import type { PictureSource } from './picture';

export interface ContentPicture {
  file: string;
  alt: string;
}

const files = import.meta.glob<ImageMetadata>('@content/pictures/*.{jpg,jpeg,png,webp,avif,JPG,JPEG,PNG,WEBP,AVIF}', {
  import: 'default',
  eager: true,
});

/** The photographs by their names in the content: pictures/team.jpg. */
const photographs = new Map<string, ImageMetadata>();
for (const [path, file] of Object.entries(files)) photographs.set(`pictures/${basename(path)}`, file);

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
  const photograph = photographs.get(picture.file);
  // Not expected: the content checks report missing files.
  if (!photograph) throw new Error(`content/${picture.file} is missing.`);
  return responsivePhotograph(photograph);
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

/** The photograph as a data: URI, cropped to the size. */
export async function embeddedPicture(
  picture: ContentPicture,
  size: { width: number; height: number },
): Promise<string> {
  const cropped = await sharp(join('content', picture.file)).autoOrient().resize(size).jpeg({ quality: 90 }).toBuffer();
  return `data:image/jpeg;base64,${cropped.toString('base64')}`;
}
