import { mark, smallMark } from '@/brand/brand';
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

const { favicon, app, maskable, monochrome } = createInitialIcons(mark, smallMark);

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
export const smallIcon = raster('icon-32', 32, favicon());
const largeIcon = raster('icon-512', 512, app(512));

/** The icons of an installed site, listed in the manifest. */
export const appIcons: readonly Icon[] = [
  raster('icon-192', 192, app(192)),
  largeIcon,
  { ...raster('maskable-192', 192, maskable()), purpose: 'maskable' },
  { ...raster('maskable-512', 512, maskable()), purpose: 'maskable' },
  { ...vector('maskable', maskable), purpose: 'maskable' },
  { ...vector('mono', monochrome), purpose: 'monochrome' },
];

/** The logo for search engines. */
export const searchLogo = { ...largeIcon, width: 512, height: 512 };

/** Every icon below /icons. */
export const icons: readonly Icon[] = [smallIcon, touchIcon, ...appIcons];
