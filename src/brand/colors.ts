// Derives all colors of a site from the three of its brand. Each color of the sample belongs to one of the three, its anchor
// (ink, ground or accent), and changes with it. Then minimum contrasts are enforced.
import { clampChroma, converter, formatHex, wcagContrast, wcagLuminance } from 'culori';
import { sampleSchemes, sampleTokens } from './sampleColors.ts';
import type { Pair, Palettes, Role, SchemeName } from './schemes.ts';
import { surfacePalettes } from './surfaces.ts';

export interface Brand {
  ink: string;
  ground: string;
  accent: string;
}

export type Token = keyof typeof sampleTokens;

export interface Colors {
  tokens: Readonly<Record<Token, Pair>>;
  palettes: Palettes;
  /** A note for each of the three colors that was changed because it does not fit its role. */
  notes: readonly string[];
}

type Anchor = keyof Brand;
type Lch = Readonly<Record<'l' | 'c' | 'h', number>>;
type Range = readonly [low: number, high: number];
type Contrast<Name> = readonly [color: Name, on: Name, least: number];

/** The minimum contrasts on a page. A row may rely on the rows above it. */
export const pageContrasts: readonly Contrast<Token>[] = [
  ['ink', 'paper', 7],
  ['ink-2', 'paper-2', 4.5],
  ['accent-text', 'paper-2', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-call', 'call', 4.5],
  ['on-call-2', 'on-call', 7],
  ['band-ink', 'band', 7],
  ['band-2', 'band', 4.5],
  ['foot-ink', 'foot', 7],
  ['foot-2', 'foot', 4.5],
  ['leaf', 'paper', 3],
  ['accent-mark', 'paper', 3],
  ['accent-bloom', 'paper', 1.9],
  ['accent-band', 'band', 3],
  ['accent-tint', 'accent-bloom', 1.3],
];

/** The minimum contrasts in a drawing. */
export const drawingContrasts = (scheme: SchemeName): readonly Contrast<Role>[] => [
  ['main', 'ground', { leaf: 2, bloom: 3, paper: 4.5, mist: 4.5, night: 4.5, blush: 4.5 }[scheme]],
  ['bloom', 'ground', 1.9],
  ['second', 'ground', 1.45],
  ['third', 'ground', 1.2],
  ['tint', 'bloom', 1.3],
  ['dark', 'bloom', 3],
];

const sample: Brand = {
  ink: sampleTokens.ink[0],
  ground: sampleTokens.paper[0],
  accent: sampleTokens.accent[0],
};

/** The allowed lightness and chroma of each anchor, and the range of lightness in which other colors change with it. */
const roleLimits: Record<Anchor, Record<'lightness' | 'chroma' | 'moves', Range>> = {
  ink: { lightness: [0, 0.42], chroma: [0, 0.4], moves: [0, 0.6] },
  ground: { lightness: [0.85, 1], chroma: [0, 0.06], moves: [0.5, 1] },
  accent: { lightness: [0.5, 0.92], chroma: [0.06, 0.4], moves: [0.45, 1] },
};

/** Below this chroma a color counts as gray, and its hue is ignored. A ground may be nearly white and still cool or warm. */
const grayChroma: Record<Anchor, number> = { ink: 0.01, ground: 0.002, accent: 0.01 };

const oklch = converter('oklch');
const clamp = (value: number, [low, high]: Range) => Math.min(high, Math.max(low, value));
const progress = (value: number, from: number, to: number) => clamp((value - from) / (to - from), [0, 1]);
const hueShift = (from: number, to: number) => ((to - from + 540) % 360) - 180;
const toHex = ({ l, c, h }: Lch): string => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'));

/** Converts to OKLCH. A gray gets the hue of the sample's anchor. */
function toLch(hex: string, anchor?: Anchor): Lch {
  const { l, c, h = 0 } = oklch(hex) ?? { l: 0, c: 0 };
  return { l, c, h: anchor && c < grayChroma[anchor] ? sampleAnchors[anchor].h : h };
}

const perAnchor = <Value>(value: (anchor: Anchor) => Value): Record<Anchor, Value> => ({
  ink: value('ink'),
  ground: value('ground'),
  accent: value('accent'),
});
const sampleAnchors: Record<Anchor, Lch> = perAnchor((anchor) => toLch(sample[anchor]));

/** The color, or the nearest one that fits the role. */
function fitRole(hex: string, anchor: Anchor): string {
  const { lightness, chroma } = roleLimits[anchor];
  const { l, c, h } = toLch(hex, anchor);
  const fitted = { l: clamp(l, lightness), c: clamp(c, chroma), h };
  return fitted.l === l && fitted.c === c ? hex.toLowerCase() : toHex(fitted);
}

/** The anchor of a color of the sample. */
function findAnchor({ l, c, h }: Lch): Anchor {
  if (l > 0.9 && c < 0.035 && h < 112) return 'ground';
  if (c > (l < 0.5 ? 0.015 : 0.03) && (h < 62 || h > 350)) return 'accent';
  return h > 62 && h < 112 ? 'ground' : 'ink';
}

/** Changes a lightness in proportion to its anchor. Outside the range it stays the same. */
function moveLightness(l: number, from: number, to: number, [low, high]: Range): number {
  if (l <= low || l >= high) return l;
  if (l < from) return low + (l - low) * ((to - low) / (from - low));
  return high - (high - l) * ((high - to) / (high - from));
}

/** Changes a color of the sample in hue, chroma and lightness as much as its anchor differs from the sample's. */
function recolor(hex: string, brand: Record<Anchor, Lch>, isDark: boolean): string {
  const { l, c, h } = toLch(hex);
  const anchor = findAnchor({ l, c, h });
  const from = sampleAnchors[anchor];
  const to = brand[anchor];
  const ratio = to.c / from.c;
  // Leaves stay somewhat green with a black ink, and are not too saturated with a strong one.
  const isLeaf = anchor === 'ink' ? progress(l, 0.36, 0.46) : 0;
  // In the dark theme the ink is a background and the ground is text. Their lightness is the same for every brand.
  const keepsLightness = isDark && anchor !== 'accent';
  return toHex({
    l: keepsLightness ? l : moveLightness(l, from.l, to.l, roleLimits[anchor].moves),
    c: c * (ratio + (clamp(ratio, [0.7, 1.6]) - ratio) * isLeaf),
    h: h + hueShift(from.h, to.h),
  });
}

/** Changes the lightness of a color until it has the contrast: away from the other color or, if that is not enough, past it. */
function ensureContrast(hex: string, on: string, least: number): string {
  if (wcagContrast(hex, on) >= least) return hex;
  const color = toLch(hex);
  const at = (l: number) => toHex({ ...color, l });
  const away = wcagLuminance(hex) > wcagLuminance(on) ? 1 : 0;
  const end = wcagContrast(at(away), on) >= least ? away : 1 - away;
  // Text that moves past the other color becomes white or black, not the first readable gray.
  if (end !== away && least >= 4.5) return at(end);
  let near = color.l;
  let far = end;
  for (let step = 0; step < 10; step++) {
    const middle = (near + far) / 2;
    if (wcagContrast(at(middle), on) >= least) far = middle;
    else near = middle;
  }
  return at(far);
}

/** The colors of the sample in both themes, changed for the brand and with the required contrasts. */
function recolorAll<Name extends string>(
  source: Readonly<Record<Name, Pair>>,
  brand: Record<Anchor, Lch>,
  contrasts: readonly Contrast<Name>[],
): Record<Name, Pair> {
  const result: Record<Name, Pair> = { ...source };
  for (const name in result) {
    const [light, dark] = result[name];
    result[name] = [recolor(light, brand, false), recolor(dark, brand, true)];
  }
  for (const [color, on, least] of contrasts) {
    const [light, dark] = result[color];
    result[color] = [ensureContrast(light, result[on][0], least), ensureContrast(dark, result[on][1], least)];
  }
  return result;
}

/** The sample colors of a scheme. On a light accent, a pale flower would not be visible, so it gets the colors of a leaf. */
function schemeSource(name: SchemeName, accent: string): Readonly<Record<Role, Pair>> {
  const [petal] = sampleSchemes.bloom.bloom;
  if (name !== 'bloom' || wcagContrast(petal, accent) >= 1.9) return sampleSchemes[name];
  const [leaf] = sampleSchemes.leaf.ground;
  return { ...sampleSchemes.bloom, bloom: [leaf, leaf], tint: sampleSchemes.leaf.third };
}

/** Explains which of the three colors were changed. */
function describeChanges(brand: Brand, used: Brand): string[] {
  return (['ink', 'ground', 'accent'] as const).flatMap((anchor) => {
    if (brand[anchor].toLowerCase() === used[anchor]) return [];
    const from = toLch(brand[anchor]);
    const to = toLch(used[anchor]);
    const byLightness = to.l > from.l ? 'dark' : 'light';
    const byChroma = to.c > from.c ? 'gray' : 'strong';
    const fault = Math.abs(to.l - from.l) > 0.005 ? byLightness : byChroma;
    return `The ${anchor} ${brand[anchor]} is too ${fault} for its role. The site uses ${used[anchor]}, the nearest that fits.`;
  });
}

export function createColors(brand: Brand): Colors {
  const fitted = perAnchor((anchor) => fitRole(brand[anchor], anchor));
  const anchors = perAnchor((anchor) => toLch(fitted[anchor], anchor));
  const tokens = recolorAll(sampleTokens, anchors, pageContrasts);
  const scheme = (name: SchemeName) => recolorAll(schemeSource(name, fitted.accent), anchors, drawingContrasts(name));
  const schemes = {
    paper: scheme('paper'),
    mist: scheme('mist'),
    night: scheme('night'),
    blush: scheme('blush'),
    leaf: scheme('leaf'),
    bloom: scheme('bloom'),
  };
  const used = { ink: tokens.ink[0], ground: tokens.paper[0], accent: tokens.accent[0] };
  return { tokens, palettes: { ...schemes, ...surfacePalettes(tokens, schemes) }, notes: describeChanges(brand, used) };
}
