import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { photographWidths } from '@/config/limits';
import type { PictureSource } from './picture';

const shownWidth = 1200;

/** A photograph in the widths that it has enough pixels for, as AVIF and WebP, with a JPEG for old browsers. */
export async function responsivePhotograph(image: ImageMetadata): Promise<PictureSource> {
  const inFormat = (format: 'avif' | 'webp' | 'jpeg') =>
    getImage({ src: image, widths: [...photographWidths], width: shownWidth, format });
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
