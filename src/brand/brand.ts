// The colors and the logo of the company, for everything that is rendered at build time.
import { join } from 'node:path';
import sharp from 'sharp';
import { getDocument } from '@/content/queries';
import { checkSvg } from '@/lib/checkSvg';
import { contentSvgs } from '@/pictures/contentSvgs';
import { createColors } from './colors';
import { initial } from './initials';
import { pageColors, themeCss } from './styleSheets';

const brand = await getDocument('brand');
const { name } = await getDocument('site');

const brandColors = createColors(brand);
for (const note of brandColors.notes) console.warn(`content/brand.yaml: ${note}`);

export const { palettes } = brandColors;

/** Whether pages have decorative drawings. */
export const showsDecorations = brand.drawings;

/** The CSS of the colors, inlined in every page. */
export const theme = themeCss(brandColors);

/** The colors of a page as values, for meta tags, the manifest and pictures. */
export const colors = pageColors(brandColors.tokens);

/** The initial of the company, used without a logo. */
export const mark = initial(name);

/** The same with thicker strokes, for 16 pixels. */
export const smallMark = initial(name, 7);

export interface LogoFile {
  svg: string;
  /** For dark backgrounds. */
  dark?: string;
  width: number;
  height: number;
  /** A wide logo is shown without the name. */
  isWide: boolean;
}

/** The logo as an SVG. A PNG is embedded in an SVG, no larger than an icon needs. */
async function readLogoFile(file: string): Promise<string> {
  if (!/\.png$/i.test(file)) return contentSvgs.get(file) ?? '';
  const { data, info } = await sharp(join('content', file))
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

export const logo = brand.logo && (await readLogo(brand.logo));
