import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/** A color by its lightness, its chroma and its hue. */
export interface Lch {
  l: number;
  c: number;
  h: number;
}

const oklch = converter('oklch');

/** The color of a hex value. A gray has no hue and takes the one given. */
export function toLch(hex: string, hueOfGray = 0): Lch {
  const { l, c, h = hueOfGray } = oklch(hex) ?? { l: 0, c: 0 };
  return { l, c, h };
}

/** The nearest color that a screen can show: chroma gives way, lightness and hue stay. */
export const toHex = ({ l, c, h }: Lch): string =>
  formatHex(clampChroma({ mode: 'oklch', l: clamp(l, 0, 1), c, h }, 'oklch'));

export const contrast = (one: string, other: string): number => wcagContrast(one, other);

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** How far a value is on the way from one to another, from 0 to 1. */
export const share = (value: number, from: number, to: number) => clamp((value - from) / (to - from), 0, 1);

/** The shorter turn from one hue to another, in degrees. */
export const turn = (from: number, to: number) => ((to - from + 540) % 360) - 180;

const step = 0.005;

/** The color moved toward black (-1) or white (1) until it stands out from another, and by how many steps. */
function moved(color: Lch, from: string, least: number, way: -1 | 1) {
  const after = (steps: number) => toHex({ ...color, l: color.l + way * step * steps });
  const enough = (steps: number) => contrast(after(steps), from) >= least;
  let [low, high] = [0, Math.ceil((way < 0 ? color.l : 1 - color.l) / step)];
  if (!enough(high)) return undefined;
  while (high - low > 1) {
    const middle = Math.ceil((low + high) / 2);
    if (enough(middle)) high = middle;
    else low = middle;
  }
  return { steps: high, hex: after(high) };
}

/**
 * Changes the lightness of a color until it stands out enough from another: in one direction where it can, else in the
 * nearer one. Where neither is enough the color stays.
 */
export function standOut(hex: string, from: string, least: number, way?: -1 | 1): string {
  if (contrast(hex, from) >= least) return hex;
  const color = toLch(hex);
  const there = way && moved(color, from, least, way);
  if (there) return there.hex;
  const both = [moved(color, from, least, -1), moved(color, from, least, 1)].filter((found) => found !== undefined);
  return both.sort((a, b) => a.steps - b.steps)[0]?.hex ?? hex;
}
