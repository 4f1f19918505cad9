// The pictures that an editor chooses: drawings, and photographs in content/pictures.
import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { readColor } from '@/styles/readColor';
import { drawing, hasDrawing } from './drawings';
import { photographWidths } from './photographs';
import { type Drawing, drawingSource, type PictureSource } from './picture';

/** A picture that an editor chose: a drawing or, instead of it, a photograph. */
export interface PictureChoice {
  drawing?: string | undefined;
  file?: ImageMetadata | undefined;
  alt?: string | undefined;
}

/** The path of a photograph. Astro has it, but not in its type. */
const pathOf = (file: ImageMetadata) => (file as ImageMetadata & { fsPath: string }).fsPath;

/** Behind transparent parts, which would be black in a JPEG and let the drawing of the plate through on a page. */
const background = readColor('paper')[0];

/** AVIF and WebP in several widths, and JPEG for old browsers. */
export async function responsivePhotograph(src: ImageMetadata): Promise<PictureSource> {
  const inFormat = (format: 'avif' | 'webp' | 'jpeg') =>
    getImage({ src, widths: [...photographWidths], width: 1200, format, background });
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

/** The drawing of a picture without a photograph. */
export const drawingOf = ({ drawing: name }: PictureChoice): Drawing => drawing(`plates/${name}`);

/** The drawing of a picture in another aspect ratio, if there is one: web-dev.banner. */
export function withCrop(picture: PictureChoice, crop: 'banner' | 'narrow'): PictureChoice {
  const name = `${picture.drawing}.${crop}`;
  return !picture.file && hasDrawing(`plates/${name}`) ? { drawing: name } : picture;
}

/** A picture as a file. */
export const getPicture = async (picture: PictureChoice): Promise<PictureSource> =>
  picture.file ? responsivePhotograph(picture.file) : drawingSource(drawingOf(picture));

/** The picture of the first view: an inline drawing, or a photograph. */
export const getFirstPicture = async (
  picture: PictureChoice,
): Promise<(PictureSource | Drawing) & { alt: string }> => ({
  ...(picture.file ? await responsivePhotograph(picture.file) : drawingOf(picture)),
  alt: picture.alt ?? '',
});

interface Block {
  type: string;
  image?: PictureChoice & { diagram?: string | undefined; altNarrow?: string | undefined };
}

/** A diagram and, if it is a wide one, its drawing for narrow screens. */
function diagramOf(name: string, alt: string, altNarrow = '') {
  const wide = { ...drawing(`diagrams/${name}`), alt };
  const narrow = `diagrams/${name}.narrow`;
  return hasDrawing(narrow) ? { ...wide, narrow: { ...drawing(narrow), alt: altNarrow } } : wide;
}

/** The pictures of the blocks that have one: a diagram, which is inline, or else a file. */
export function getBlockPictures(blocks: readonly Block[]) {
  const images = blocks.flatMap(({ image }) => image ?? []);
  return Promise.all(
    images.map(async ({ diagram, alt = '', altNarrow, ...image }) =>
      diagram ? diagramOf(diagram, alt, altNarrow) : { ...(await getPicture(image)), alt },
    ),
  );
}

/** Adds their decorative pictures to the items of a list that have one. */
export const withPictures = <Item extends { image?: PictureChoice | undefined }>(items: readonly Item[]) =>
  Promise.all(items.map(async ({ image, ...item }) => ({ ...item, picture: image && (await getPicture(image)) })));

/** A photograph as a data: URI, cropped to a size. */
export async function embeddedPhotograph(file: ImageMetadata, size: { width: number; height: number }) {
  const cropped = await sharp(pathOf(file))
    .autoOrient()
    .flatten({ background })
    .resize(size)
    .jpeg({ quality: 90 })
    .toBuffer();
  return `data:image/jpeg;base64,${cropped.toString('base64')}`;
}
