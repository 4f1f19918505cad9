import { createHash } from 'node:crypto';
import { logoPaths } from '@art/icons';
import { flatSvg } from '@art/plate';
import regular from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?inline';
import medium from '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline';
import semibold from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline';
import { createElement as h } from 'react';
import satori from 'satori';
import { getDocument } from '@/content/queries';
import { keptText } from '@/lib/kept';
import { once } from '@/lib/once';
import { embeddedPicture } from '@/pictures/contentPictures';
import type { SitePage } from '@/site/page';
import { themed } from './themeColors';
import { titleSize } from './titleSize';

export const shareSize = { width: 1200, height: 630 } as const;
const textWidth = 630;
const padding = { left: 48, right: 40 } as const;
const pictureSize = { width: shareSize.width - textWidth, height: shareSize.height };

const font = (weight: 400 | 500 | 600, address: string) => ({
  name: 'Instrument Sans',
  weight,
  style: 'normal' as const,
  data: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
});
const fonts = [font(400, regular), font(500, medium), font(600, semibold)];

function lettering(name: string, title: string, line: string) {
  const [ink, ink2, accent] = [themed('ink').light, themed('ink-2').light, themed('accent').light];
  const size = titleSize(title, textWidth - padding.left - padding.right);
  const column = { display: 'flex', flexDirection: 'column', boxSizing: 'border-box' } as const;
  const logo = h(
    'svg',
    { viewBox: '0 0 30 30', width: 44, height: 44 },
    h('path', { fill: ink, d: logoPaths.slats }),
    h('path', { fill: accent, d: logoPaths.leaf }),
  );
  const brand = {
    alignItems: 'center',
    fontSize: 36,
    fontWeight: 600,
    letterSpacing: -1.62,
    lineHeight: 1.55,
  } as const;
  const heading = {
    marginTop: 'auto',
    fontSize: size,
    fontWeight: 500,
    lineHeight: 0.94,
    letterSpacing: -0.05 * size,
    textWrap: 'balance',
  } as const;
  return h(
    'div',
    {
      style: {
        ...column,
        width: '100%',
        height: '100%',
        padding: `48px ${padding.right}px 48px ${padding.left}px`,
        color: ink,
      },
    },
    h('div', { style: { display: 'flex', ...brand } }, logo, h('span', { style: { marginLeft: 16 } }, name)),
    h('div', { style: heading }, title),
    h('div', { style: { marginTop: 26, color: ink2, fontSize: 26, letterSpacing: -0.26, lineHeight: 1.55 } }, line),
  );
}

/** The right side: the picture that the page's content names, cropped, or else its plate. */
async function pictureOf({ named, plate }: SitePage): Promise<string> {
  const box = `x="${textWidth}" width="${pictureSize.width}" height="${pictureSize.height}"`;
  if (!named) return flatSvg(plate(), box);
  const address = await embeddedPicture(named.picture, named.owner, pictureSize);
  return `<image ${box} preserveAspectRatio="xMidYMid slice" href="${address}"/>`;
}

async function draw(name: string, page: SitePage): Promise<string> {
  const { width, height } = shareSize;
  const words = lettering(name, page.sharing.title, page.sharing.line);
  const text = await satori(words, { width: textWidth, height, fonts });
  const step = textWidth / 6;
  const lattice = [1, 2, 3, 4, 5, 6].map((index) => `M${index * step - 0.5} 0V${height}`).join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${themed('paper').light}"/>` +
    `<path d="${lattice}" stroke="${themed('hair').light}"/>${text}${await pictureOf(page)}</svg>`
  );
}

interface SharePicture {
  src: string;
  svg: string;
  /** Whether it holds a photograph, which needs more colors than a drawing. */
  photographic: boolean;
}

/** The picture that a link preview shows for a page. Its name carries a digest, so that a new one is seen at once. */
export const sharePicture = (page: SitePage): Promise<SharePicture> =>
  once(`share picture ${page.path}`, async () => {
    const { name } = await getDocument('site');
    const { title, line } = page.sharing;
    const drawing = () => draw(name, page);
    // What a picture in the content shows is not known by its name, so that is drawn each time.
    const svg = page.named
      ? await drawing()
      : await keptText(['share', page.kind, page.path, name, title, line], drawing);
    const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    const slug = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
    return { svg, src: `/share/${slug}.${digest}.png`, photographic: page.named !== undefined };
  });
