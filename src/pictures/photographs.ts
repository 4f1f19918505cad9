import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { namedBy } from '@/lib/contentMistakes';
import type { PictureSource } from './picture';

/** A photograph that a content file names. */
export interface Photograph {
  file: string;
  alt: string;
}

const widths = [600, 800, 1200, 1600];
const shownWidth = 1200;

const folder = '/content/pictures/';
const photographs = Object.entries(
  import.meta.glob<ImageMetadata>('/content/pictures/*.{jpg,jpeg,png,webp,avif}', { import: 'default', eager: true }),
).map(([path, image]) => ({ id: path.slice(folder.length), image }));

/** A photograph in four widths, as AVIF and WebP, with a JPEG for old browsers. */
async function developed(image: ImageMetadata): Promise<PictureSource> {
  const print = (format: 'avif' | 'webp' | 'jpeg') => getImage({ src: image, widths, width: shownWidth, format });
  const [avif, webp, jpeg] = await Promise.all([print('avif'), print('webp'), print('jpeg')]);
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

/** The photograph that a content file names or, where it names none, a drawing. `owner` is the file that names it. */
export async function pictureFor(
  photograph: Photograph | undefined,
  drawing: () => PictureSource,
  owner: string,
): Promise<PictureSource> {
  if (!photograph) return drawing();
  const where = { file: `content/${owner}.yaml`, field: 'image, file', source: 'content/pictures' };
  return developed(namedBy(photographs, photograph.file, where).image);
}
