// The pictures of link previews: the text of a page on the left, its drawing or photograph on the right.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import satori from 'satori';
import { readColor } from '@/styles/readColor';
import { logoShapes } from '@/ui/Logo/shapes';
import { getSite } from '@/content/site';
import { drawingInBox } from '@/drawings/drawings';
import { drawingOf, embeddedPhotograph, type PictureChoice } from '@/drawings/pictureChoices';
import type { PageInfo } from './pageInfo';

const { letter, leaf } = logoShapes();

export const shareSize = { width: 1200, height: 630 } as const;
const textWidth = 630;
const pictureSize = { width: shareSize.width - textWidth, height: shareSize.height };

const fontFolder = 'node_modules/@fontsource/instrument-sans/files';
/** Satori cannot read the woff2 files of the site, and looks for a missing letter only in a family with another name. */
const fonts = ['latin', 'latin-ext'].flatMap((name) =>
  ([400, 500, 600] as const).map((weight) => ({
    name,
    weight,
    data: readFileSync(`${fontFolder}/instrument-sans-${name}-${weight}-normal.woff`),
  })),
);

/** The font size at which the longest word fits the width, and all words the height. */
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(' ').map((word) => word.length));
  if (longestWord <= 10 && title.length < 30) return 104;
  if (longestWord <= 13 && title.length <= 40) return 92;
  if (longestWord <= 16 && title.length <= 60) return 76;
  return Math.min(62, 1040 / longestWord);
}

interface TextProps {
  name: string;
  title: string;
  line: string;
}

/** The text, in the CSS that satori understands. */
function Text({ name, title, line }: TextProps) {
  const [ink] = readColor('ink');
  const [secondInk] = readColor('ink-2');
  const [accent] = readColor('accent');
  const size = titleSize(title);
  const column = {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: '100%',
    height: '100%',
    padding: '48px 40px 48px 48px',
  } as const;
  const brand = { display: 'flex', alignItems: 'center', fontSize: 36, fontWeight: 600, letterSpacing: -1.62 } as const;
  const heading = {
    marginTop: 'auto',
    fontSize: size,
    fontWeight: 500,
    letterSpacing: -0.05 * size,
    lineHeight: 0.94,
    textWrap: 'balance',
  } as const;
  return (
    <div style={{ ...column, color: ink, fontFamily: 'latin, latin-ext' }}>
      <div style={{ ...brand, lineHeight: 1.55 }}>
        <svg viewBox="0 0 30 30" width="44" height="44" aria-hidden="true">
          <path d={letter} fill={ink} />
          <path d={leaf} fill={accent} />
        </svg>
        <span style={{ marginLeft: 16 }}>{name}</span>
      </div>
      <div style={heading}>{title}</div>
      <div style={{ marginTop: 26, color: secondInk, fontSize: 26, letterSpacing: -0.26, lineHeight: 1.55 }}>
        {line}
      </div>
    </div>
  );
}

/** The right side: the photograph of the page, cropped, or else its drawing. */
async function rightSide(picture: PictureChoice = { drawing: 'trellis' }): Promise<string> {
  const box = `x="${textWidth}" width="${pictureSize.width}" height="${pictureSize.height}"`;
  if (!picture.file) return drawingInBox(drawingOf(picture), box);
  return `<image ${box} href="${await embeddedPhotograph(picture.file, pictureSize)}"/>`;
}

interface SharePicture {
  src: string;
  svg: string;
  /** Whether it has a photograph, and is a JPEG. With a drawing it is a PNG. */
  isPhotograph: boolean;
}

async function makeSharePicture(page: PageInfo): Promise<SharePicture> {
  const { name } = await getSite();
  const { width, height } = shareSize;
  const text = await satori(<Text name={name} {...page.sharing} />, { width: textWidth, height, fonts });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${readColor('paper')[0]}"/>` +
    `${text}${await rightSide(page.picture)}</svg>`;
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const slug = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
  const isPhotograph = page.picture?.file !== undefined;
  return { svg, src: `/share/${slug}.${digest}.${isPhotograph ? 'jpg' : 'png'}`, isPhotograph };
}

const pictures = new Map<string, Promise<SharePicture>>();

/** The picture of a page. Its file name contains a hash, so that changes are visible at once. */
export function sharePicture(page: PageInfo): Promise<SharePicture> {
  const made = import.meta.env.PROD ? pictures.get(page.path) : undefined;
  const picture = made ?? makeSharePicture(page);
  pictures.set(page.path, picture);
  return picture;
}
