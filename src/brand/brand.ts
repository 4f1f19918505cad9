// The brand of this site: its colors and its logo, for everything that is drawn or written while it is built.
import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../config/contentFolder.ts';
import { brand as brandSchema } from '../content/schemas/brand.ts';
import { site as siteSchema } from '../content/schemas/site.ts';
import { readYaml } from '../content/yamlFile.ts';
import { checkSvg } from '../lib/checkSvg.ts';
import { colorsOf, sample } from './colors.ts';
import { initial } from './initials.ts';
import { pageColors, themeCss } from './styleSheets.ts';

// The loaders of the content report its errors, so none must stop us here.
const files = import.meta.glob<string>(['@content/{brand,site}.yaml', '@content/pictures/*.{svg,SVG}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const fileAt = (path: string) => Object.entries(files).find(([file]) => file.endsWith(`/${path}`))?.[1] ?? '';

const fieldsOf = (path: string) => readYaml(`content/${path}`, fileAt(path)).data;
const brand = brandSchema.safeParse(fieldsOf('brand.yaml')).data ?? brandSchema.parse(sample);
const name = siteSchema.safeParse(fieldsOf('site.yaml')).data?.name ?? '';

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

/** The logo as an SVG. One in pixels becomes the only element of an SVG, no larger than an icon needs. */
async function readLogoFile(file: string): Promise<string> {
  if (!/\.png$/i.test(file)) return fileAt(file);
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
