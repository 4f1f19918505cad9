// The colors of drawings in a drawing program: the sample's light ones.
import { samplePalettes, sampleTokens } from './sampleColors.ts';
import { colorsIn, type Role, roles, type Scheme, schemeNames, surfaceNames } from './schemes.ts';

/** A hairline on a page is ink at 24 %, which not every program reads; this is its mix with the paper. */
const mixes: Record<string, string> = { line: '#bec3b7' };

/** The value of a color that a page would give by a custom property. */
const toValue = (color: string) =>
  color.replace(
    /^var\(--(.+)\)$/,
    (_, name: string) => mixes[name] ?? sampleTokens[name as keyof typeof sampleTokens][0],
  );

/** The color, or the nearest one that is not taken: it differs only in blue, by an amount that nobody sees. */
function nearestFree(color: string, taken: ReadonlySet<string>): string {
  let value = Number.parseInt(color.slice(1), 16);
  const step = (value & 0xff) < 0x80 ? 1 : -1;
  const hex = () => `#${value.toString(16).padStart(6, '0')}`;
  while (taken.has(hex())) value += step;
  return hex();
}

/**
 * Every color of a scheme and its role. No two roles have the same color, so that a color alone tells its role after a
 * program has dropped the classes; and no two grounds, so that a ground tells its scheme.
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
