// The colors of the files in art/: the light colors of the sample.
import { samplePalettes, sampleTokens } from './sampleColors.ts';
import { colorsIn, type Role, roles, type Scheme, schemeNames, surfaceNames } from './schemes.ts';

/** On a page, `line` is ink at 24 %. Not every program supports that, so this is the equivalent opaque color. */
const mixes: Record<string, string> = { line: '#bec3b7' };

/** Replaces a custom property with its value. */
const toValue = (color: string) =>
  color.replace(
    /^var\(--(.+)\)$/,
    (_, name: string) => mixes[name] ?? sampleTokens[name as keyof typeof sampleTokens][0],
  );

/** The color, or a free one that differs only slightly in blue. */
function nearestFree(color: string, taken: ReadonlySet<string>): string {
  let value = Number.parseInt(color.slice(1), 16);
  const step = (value & 0xff) < 0x80 ? 1 : -1;
  const hex = () => `#${value.toString(16).padStart(6, '0')}`;
  while (taken.has(hex())) value += step;
  return hex();
}

/**
 * The colors of each scheme and their roles. Each role has a unique color, so that the color identifies the role after a
 * program has dropped the classes. In the same way, the ground identifies the scheme.
 */
export const swatches = new Map<Scheme, ReadonlyMap<string, Role>>();

/** The scheme of each ground. */
export const grounds = new Map<string, Scheme>();

for (const scheme of [...schemeNames, ...surfaceNames]) {
  const colors = colorsIn('light', samplePalettes[scheme]);
  const found = new Map<string, Role>();
  for (const role of roles) {
    const taken = new Set(role === 'ground' ? grounds.keys() : found.keys());
    const color = nearestFree(toValue(colors[role]).toLowerCase(), taken);
    if (role === 'ground') grounds.set(color, scheme);
    found.set(color, role);
  }
  swatches.set(scheme, found);
}
