import { colors, type LogoFile, logo, mark, palettes, smallMark } from '@/brand/brand';
import { svgDataUri } from '@/lib/checkSvg';
import { createInitialIcons } from './initialIcons';
import { png } from './raster';

interface Icon {
  file: string;
  /** The size in the format of a web manifest. */
  sizes: string;
  type: string;
  purpose?: 'maskable' | 'monochrome';
  bytes: () => Promise<Uint8Array<ArrayBuffer>> | string;
}

/** The icons of a square logo. There is no monochrome one, because a logo may fill its whole square. */
export function createLogoIcons({ svg, dark }: Pick<LogoFile, 'svg' | 'dark'>) {
  const image = (file: string, attributes = '') =>
    `<image ${attributes} width="30" height="30" href="${svgDataUri(file)}"/>`;
  const framed = (margin: number, content: string) => {
    const side = 30 + 2 * margin;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${side} ${side}">${content}</svg>`;
  };
  const onPaper = (margin: number) =>
    framed(margin, `<path fill="${colors.paper[0]}" d="M-99-99H99V99H-99z"/>${image(svg)}`);
  const themes = '<style>.d{display:none}@media(prefers-color-scheme:dark){.d{display:inline}.l{display:none}}</style>';
  return {
    favicon: () => (dark ? framed(0, `${themes}${image(svg, 'class="l"')}${image(dark, 'class="d"')}`) : svg),
    app: () => onPaper(3),
    maskable: () => onPaper(15),
  };
}

const initialIcons = createInitialIcons(mark, smallMark, palettes);
const square = logo?.isWide ? undefined : logo;
const { favicon, app, maskable } = square ? createLogoIcons(square) : initialIcons;

const vector = (name: string, bytes: () => string): Icon => ({
  file: `${name}.svg`,
  sizes: 'any',
  type: 'image/svg+xml',
  bytes,
});
const raster = (name: string, pixels: number, svg: string): Icon => ({
  file: `${name}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  bytes: () => png(svg, pixels),
});

export { favicon };
export const touchIcon = raster('apple-touch-icon', 180, app(180));
export const smallIcon = raster('icon-32', 32, square?.svg ?? favicon());
const largeIcon = raster('icon-512', 512, app(512));

/** The icons of an installed site, listed in the manifest. */
export const appIcons: readonly Icon[] = [
  raster('icon-192', 192, app(192)),
  largeIcon,
  { ...raster('maskable-192', 192, maskable()), purpose: 'maskable' },
  { ...raster('maskable-512', 512, maskable()), purpose: 'maskable' },
  { ...vector('maskable', maskable), purpose: 'maskable' },
  ...(square ? [] : [{ ...vector('mono', initialIcons.monochrome), purpose: 'monochrome' as const }]),
];

/** The logo for search engines: a wide logo, or else the icon. */
export const searchLogo = logo?.isWide ? wideLogo(logo) : { ...largeIcon, width: 512, height: 512 };

function wideLogo({ svg, width, height }: LogoFile) {
  const size = { width: Math.round((256 * width) / height), height: 256 };
  return { ...raster('logo', size.width, svg), ...size };
}

const logoFile = (name: string, svg?: string) => (svg ? [vector(name, () => svg)] : []);

/** Every icon below /icons. */
export const icons: readonly Icon[] = [
  smallIcon,
  touchIcon,
  ...appIcons,
  ...logoFile('logo', logo?.svg),
  ...logoFile('logo-dark', logo?.dark),
  ...(logo?.isWide ? [searchLogo] : []),
];
