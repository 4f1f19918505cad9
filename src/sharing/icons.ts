import { iconsOf } from '@art/icons';
import { mark, palettes, smallMark } from '@/brand/brand';
import { png } from './raster';

interface Icon {
  file: string;
  /** How a manifest names the size. */
  sizes: string;
  type: string;
  purpose?: 'maskable' | 'monochrome';
  bytes: () => Promise<Uint8Array<ArrayBuffer>> | string;
}

const { favicon, monochrome, app, maskable } = iconsOf(mark, smallMark, palettes);

const raster = (name: string, pixels: number, svg: string): Icon => ({
  file: `${name}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  bytes: () => png(svg, pixels),
});

export { favicon };
export const touchIcon = raster('apple-touch-icon', 180, app(180));
export const smallIcon = raster('icon-32', 32, favicon());
export const largeIcon = raster('icon-512', 512, app(512));

/** What an installed site uses; the manifest lists them. */
export const appIcons: readonly Icon[] = [
  raster('icon-192', 192, app(192)),
  largeIcon,
  { ...raster('maskable-192', 192, maskable()), purpose: 'maskable' },
  { ...raster('maskable-512', 512, maskable()), purpose: 'maskable' },
  { file: 'maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable', bytes: maskable },
  { file: 'mono.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome', bytes: monochrome },
];

/** Every icon below /icons. */
export const icons: readonly Icon[] = [smallIcon, touchIcon, ...appIcons];
