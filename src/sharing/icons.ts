import { appIcon, favicon, maskableIcon, monochromeIcon } from '@art/icons';
import { png } from './raster';

interface Icon {
  file: string;
  /** How a manifest names the size. */
  sizes: string;
  type: string;
  purpose?: 'maskable' | 'monochrome';
  bytes: () => Promise<Uint8Array<ArrayBuffer>> | string;
}

const raster = (name: string, pixels: number, svg: string): Icon => ({
  file: `${name}.png`,
  sizes: `${pixels}x${pixels}`,
  type: 'image/png',
  bytes: () => png(svg, pixels),
});

export const touchIcon = raster('apple-touch-icon', 180, appIcon(180));
export const smallIcon = raster('icon-32', 32, favicon());
export const largeIcon = raster('icon-512', 512, appIcon(512));

/** What an installed site uses; the manifest lists them. */
export const appIcons: readonly Icon[] = [
  raster('icon-192', 192, appIcon(192)),
  largeIcon,
  { ...raster('maskable-192', 192, maskableIcon()), purpose: 'maskable' },
  { ...raster('maskable-512', 512, maskableIcon()), purpose: 'maskable' },
  { file: 'maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable', bytes: maskableIcon },
  { file: 'mono.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'monochrome', bytes: monochromeIcon },
];

/** Every icon below /icons. */
export const icons: readonly Icon[] = [smallIcon, touchIcon, ...appIcons];
