import { color, type Paint } from '../schemes.ts';
import { arcTo, type Point, polar, xy } from './geometry.ts';
import { range } from './random.ts';
import { disc, each, line, path, round } from './svg.ts';

export type BlossomOptions = Readonly<{
  petals?: number;
  curve?: number;
  /** Direction of the first petal. */
  turn?: number;
  fill?: Paint;
  /** Color of a second, shorter ring of petals; none if left out. */
  inner?: Paint | undefined;
  innerSize?: number;
  eye?: Paint | undefined;
  eyeSize?: number;
  seeds?: number;
  seed?: Paint;
}>;

/** The usual flower: eight petals, a ring of tinted petals inside, a dark eye. */
export const standardBlossom = {
  petals: 8,
  curve: 0.6,
  fill: color.bloom,
  inner: color.tint,
  innerSize: 0.52,
  eye: color.main,
  eyeSize: 0.17,
} as const satisfies BlossomOptions;

/** The usual flower where it is small. */
export const smallBlossom = { ...standardBlossom, innerSize: 0.5, eyeSize: 0.18 } as const satisfies BlossomOptions;

/** The usual flower for the largest place of a drawing. */
export const largeBlossom = {
  ...standardBlossom,
  petals: 10,
  innerSize: 0.54,
  eyeSize: 0.2,
  seeds: 34,
} as const satisfies BlossomOptions;

/** An eye with seeds that stays dark in every scheme and theme, and the usual flower with it. */
export const darkEye = { eye: color.dark, seed: color.light } as const satisfies BlossomOptions;
export const flower = { ...standardBlossom, ...darkEye } as const satisfies BlossomOptions;

/** A flower seen from above: leaves around a point. */
export function blossom(x: number, y: number, radius: number, options: BlossomOptions = {}): string {
  const { petals = 8, curve = 0.62, turn = -90, fill = color.bloom, inner, innerSize = 0.55 } = options;
  const { eye, eyeSize = 0.16, seeds = 0, seed = color.highlight } = options;
  // Every petal ends where the next one starts.
  const petalRing = (length: number, shift: number): string => {
    const arcs = range(petals).map((index) => {
      const tip = polar(x, y, length, turn + ((index + shift) * 360) / petals);
      return arcTo(curve * length, 1, ...tip) + arcTo(curve * length, 1, x, y);
    });
    return `M${xy(x, y)}${arcs.join('')}Z`;
  };
  let drawing = path(petalRing(radius, 0), { fill });
  if (inner) drawing += path(petalRing(radius * innerSize, 0.5), { fill: inner });
  if (eye) drawing += disc(x, y, radius * eyeSize, eye);
  if (seeds > 0) drawing += seedDots(x, y, radius * eyeSize * 0.82, seeds, seed);
  return drawing;
}

// On a spiral, each turned by the golden angle.
const seedPlace = (x: number, y: number, spacing: number, index: number): Point =>
  polar(x, y, spacing * Math.sqrt(index + 0.5), index * 137.50776);

type SeedheadOptions = Readonly<{
  /** The color of a seed by its place, from 0 in the middle to 1 at the rim. */
  fill?: (place: number) => Paint;
  /** Size of the seeds in the middle and at the rim, in shares of the spacing. */
  sizes?: readonly [middle: number, rim: number];
  /** Which seeds are there at all. */
  keep?: (x: number, y: number) => boolean;
}>;

/** Seeds as in the head of a sunflower. */
export function seedhead(x: number, y: number, radius: number, count: number, options: SeedheadOptions = {}): string {
  const { fill = () => color.highlight, sizes = [0.42, 0.42], keep = () => true } = options;
  const spacing = radius / Math.sqrt(count);
  const seedsByColor = new Map<Paint, string>();
  for (const index of range(count)) {
    const place = index / count;
    const [seedX, seedY] = seedPlace(x, y, spacing, index);
    if (!keep(seedX, seedY)) continue;
    const paint = fill(place);
    const size = spacing * (sizes[0] + (sizes[1] - sizes[0]) * place);
    seedsByColor.set(paint, (seedsByColor.get(paint) ?? '') + circlePath(seedX, seedY, size));
  }
  return each(seedsByColor, ([paint, data]) => path(data, { fill: paint }));
}

/** Seeds of one size and color: points of a round pen. */
function seedDots(x: number, y: number, radius: number, count: number, stroke: Paint): string {
  const spacing = radius / Math.sqrt(count);
  const dots = range(count).map((index) => `M${xy(...seedPlace(x, y, spacing, index))}h0`);
  return line(dots.join(''), spacing * 0.84, stroke, round);
}

// A whole circle, for many circles in one path.
function circlePath(x: number, y: number, radius: number): string {
  const arc = (across: number): string => `a${xy(radius, radius, 0, 1, 0, across, 0)}`;
  return `M${xy(x - radius, y)}${arc(2 * radius)}${arc(-2 * radius)}z`;
}
