import { createHash } from 'node:crypto';
import { getSite } from '@/content/queries';
import { type ContentPicture, embeddedPhotograph, plateOf } from '@/pictures/contentPictures';
import { drawingInBox } from '@/pictures/drawings';
import type { PageInfo } from '@/seo/pageInfo';
import { readColor } from '@/styles/readColor';
import { lettering } from './lettering';

export const shareSize = { width: 1200, height: 630 } as const;
const textWidth = 630;
const pictureSize = { width: shareSize.width - textWidth, height: shareSize.height };

/** The right side: the photograph of the page, cropped, or else its drawing. */
async function rightSide(picture: ContentPicture): Promise<string> {
  const box = `x="${textWidth}" width="${pictureSize.width}" height="${pictureSize.height}"`;
  if (!picture.file) return drawingInBox(plateOf(picture), box);
  const address = await embeddedPhotograph(picture.file, pictureSize);
  return `<image ${box} preserveAspectRatio="xMidYMid slice" href="${address}"/>`;
}

interface SharePicture {
  src: string;
  svg: string;
  /** Whether it contains a photograph, which needs more colors than a drawing. */
  photographic: boolean;
}

async function makeSharePicture(page: PageInfo): Promise<SharePicture> {
  const { name } = await getSite();
  const { width, height } = shareSize;
  const text = await lettering({ name, ...page.sharing }, { width: textWidth, height });
  const step = textWidth / 6;
  const lattice = [1, 2, 3, 4, 5, 6].map((index) => `M${index * step - 0.5} 0V${height}`).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${readColor('paper')[0]}"/>` +
    `<path d="${lattice}" stroke="${readColor('hair')[0]}"/>${text}${await rightSide(page.picture)}</svg>`;
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const slug = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
  return { svg, src: `/share/${slug}.${digest}.png`, photographic: page.picture.file !== undefined };
}

const cache = new Map<string, Promise<SharePicture>>();

/** The picture for link previews of a page. Its file name contains a hash, so that changes are visible at once. */
export function sharePicture(page: PageInfo): Promise<SharePicture> {
  const cached = import.meta.env.PROD ? cache.get(page.path) : undefined;
  const picture = cached ?? makeSharePicture(page);
  cache.set(page.path, picture);
  return picture;
}
