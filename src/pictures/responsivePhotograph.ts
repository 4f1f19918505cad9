import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { PictureSource } from './picture';

const widths = [600, 800, 1200, 1600];
const shownWidth = 1200;

/** A photograph in four widths, as AVIF and WebP, with a JPEG for old browsers. */
export async function responsivePhotograph(image: ImageMetadata): Promise<PictureSource> {
  const inFormat = (format: 'avif' | 'webp' | 'jpeg') => getImage({ src: image, widths, width: shownWidth, format });
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
