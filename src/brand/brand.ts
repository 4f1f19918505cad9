// The brand of this site: its colors and its logo, for everything that is drawn or written while it is built.
import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '@/config/contentFolder';
import { getDocument } from '@/content/queries';
import { checkSvg } from '@/lib/checkSvg';
import { colorsOf } from './colors';
import { initial } from './initials';
import { pageColors, themeCss } from './styleSheets';

const brand = await getDocument('brand');
const { name } = await getDocument('site');

const brandColors = colorsOf(brand);
for (const note of brandColors.notes) console.warn(`content/brand.yaml: ${note}`);

export const { palettes } = brandColors;

/** Whether decorations are drawn. */
export const showsDecorations = brand.drawings;

/** The colors as the layout writes them into every page. */
export const theme = themeCss(brandColors);

/** The colors of a page, for places that read no style sheet: meta tags, the manifest, pictures. */
export const colors = pageColors(brandColors.tokens);

/** The logo of a company that has none: its initial. */
export const mark = initial(name);

/** The same for 16 pixels, where the leaf would close up: the slats are thicker. */
export const smallMark = initial(name, 7);

export interface LogoFile {
  svg: string;
  /** For dark backgrounds. */
  dark?: string;
  width: number;
  height: number;
  /** Whether it is shown without the name beside it. */
  isWide: boolean;
}

// By the bundler and not by Node, so that `astro dev` shows a changed logo.
const drawnLogos = import.meta.glob<string>('@content/pictures/*.{svg,SVG}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The logo as an SVG. One in pixels becomes the only element of an SVG, no larger than an icon needs. */
async function readLogoFile(file: string): Promise<string> {
  if (!/\.png$/i.test(file)) {
    const [, svg = ''] = Object.entries(drawnLogos).find(([path]) => path.endsWith(`/${file}`)) ?? [];
    return svg;
  }
  const { data, info } = await sharp(join(contentFolder(), file))
    .resize({ height: 512, withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  const address = `data:image/png;base64,${data.toString('base64')}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}">` +
    `<image width="${info.width}" height="${info.height}" href="${address}"/></svg>`
  );
}

async function readLogo({ file, dark }: NonNullable<typeof brand.logo>): Promise<LogoFile> {
  const svg = await readLogoFile(file);
  const { width, height } = checkSvg(`content/${file}`, svg);
  return {
    svg,
    ...(dark && { dark: await readLogoFile(dark) }),
    width,
    height,
    isWide: width > 1.25 * height,
  };
}

/** The logo that the company gives. */
export const logo = brand.logo && (await readLogo(brand.logo));
