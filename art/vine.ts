import { blossom, houseBlossom } from './blossom.ts';
import { type Point, stemPath, xy } from './geometry.ts';
import { leaf } from './grown.ts';
import type { Figure } from './plate.ts';
import { range } from './random.ts';
import { color, type Paint } from './schemes.ts';
import { each, group, line } from './svg.ts';

const { main, second } = color;
const pageBlossom = { ...houseBlossom, eye: color.dark, seed: color.light } as const;

// A stem that is drawn along its length.
const drawnStem = (route: readonly Point[], radius: number, width: number): string =>
  line(stemPath(route, radius), width, main, { class: 'draw', pathLength: 1 });

const opening = (flower: string): string => group(flower, { class: 'bloomer' });

// A leaf that sprouts from its foot, after a delay; measured from there, so that a scale needs no origin.
function sproutingLeaf(
  [x, y]: Point,
  [dx, dy]: Point,
  { fill, delay, veins }: Readonly<{ fill: Paint; delay: number; veins: number }>,
): string {
  const drawing = leaf(0, 0, dx, dy, { fill, veins, veinWidth: 1.2 });
  return group(group(drawing, { class: `sprout sprout-${delay}` }), { transform: `translate(${xy(x, y)})` });
}

export type VinePlace = Readonly<{ width: number; height: number; from: Point; bloom: Point }>;

/** The vine from the full stop of the tagline's first line to the end of its second line. */
export function taglineVine({
  width = 1360,
  height = 457,
  from: [x, y] = [1000, 194],
  bloom = [1305, 416],
}: Partial<VinePlace> = {}): Figure {
  const [bloomX, bloomY] = bloom;
  const route: readonly Point[] = [
    [x, y],
    [x + 150, y],
    [x + 150, y - 84],
    [bloomX, y - 84],
    [bloomX, bloomY],
  ];
  return {
    viewBox: [0, 0, width, height],
    body:
      drawnStem(route, 42, 7) +
      sproutingLeaf([x + 150, y - 40], [-84, -84], { fill: main, delay: 3, veins: 8 }) +
      sproutingLeaf([x + 192, y - 84], [84, 84], { fill: second, delay: 4, veins: 8 }) +
      sproutingLeaf([bloomX, y + 10], [56, -56], { fill: main, delay: 5, veins: 5 }) +
      sproutingLeaf([bloomX, y + 118], [-62, -62], { fill: main, delay: 6, veins: 5 }) +
      opening(blossom(bloomX, bloomY, 76, { ...pageBlossom, seeds: 22 })),
  };
}

/** The same vine for the four short lines of the tagline on a phone. */
export function taglineVinePhone({
  width = 350,
  height = 427,
  from: [x, y] = [280, 199],
  bloom: [bloomX, bloomY] = [319, 412],
}: Partial<VinePlace> = {}): Figure {
  const route: readonly Point[] = [
    [x, y],
    [bloomX, y],
    [bloomX, bloomY],
  ];
  return {
    viewBox: [0, 0, width, height],
    body:
      drawnStem(route, 18, 4) +
      sproutingLeaf([bloomX, bloomY - 66], [-36, -36], { fill: second, delay: 3, veins: 4 }) +
      sproutingLeaf([bloomX, bloomY - 96], [28, -28], { fill: main, delay: 4, veins: 3 }) +
      opening(blossom(bloomX, bloomY, 33, pageBlossom)),
  };
}

type Climb = Readonly<{
  steps: number;
  /** Height of the last tread, rise from tread to tread, distance of a riser from the end of its tread. */
  top: number;
  rise: number;
  riser: number;
  end: number;
  radius: number;
}>;

const climbWidth = 1360;

function climbRoute({ steps, top, rise, riser, end, radius }: Climb): Readonly<{
  tread: (step: number) => number;
  stem: string;
}> {
  const tread = (step: number): number => top + (steps - 1 - step) * rise;
  const route = range(steps).flatMap((step): Point[] => {
    const right = ((step + 1) * climbWidth) / steps;
    if (step === steps - 1) return [[right - end, tread(step)]];
    return [
      [right - riser, tread(step)],
      [right - riser, tread(step + 1)],
    ];
  });
  return { tread, stem: drawnStem([[0, tread(0)], ...route], radius, 5) };
}

/** The climb of the hiring process: one tread per step, a leaf before each riser, the bloom at the last step. */
export function hiringClimb(steps = 8): Figure {
  const { tread, stem } = climbRoute({ steps, top: 196, rise: 46, riser: 24, end: 62, radius: 22 });
  const leaves = each(range(steps - 1), (step) => {
    const x = ((step + 1) * climbWidth) / steps - 66;
    const [y, side] = [tread(step), 30 + step * 2.6];
    return step % 2
      ? leaf(x, y, x - side, y - side, { fill: main, veins: 4 })
      : leaf(x - side, y, x, y - side, { fill: second, veins: 4 });
  });
  const [x, y] = [climbWidth - 62, tread(steps - 1)];
  return {
    viewBox: [0, 0, climbWidth, tread(0) + 4],
    body: stem + leaves + leaf(x - 46, y, x - 92, y - 46, { veins: 4 }) + opening(blossom(x, y - 14, 68, pageBlossom)),
  };
}

/** The climb over the numbered process of a service: one tread per step, the bloom at the top. */
export function serviceClimb(steps = 5): Figure {
  const { tread, stem } = climbRoute({ steps, top: 92, rise: 54.4, riser: 46, end: 60, radius: 24 });
  const leaves = each(range(steps - 1), (step) => {
    const right = ((step + 1) * climbWidth) / steps;
    const y = tread(step);
    return step % 2
      ? leaf(right - 104, y, right - 152, y - 48, { fill: main, veins: 4 })
      : leaf(right - 160, y, right - 112, y - 48, { fill: second, veins: 4 });
  });
  const [x, y] = [climbWidth - 60, tread(steps - 1)];
  return {
    viewBox: [0, 0, climbWidth, tread(0) + 4],
    body:
      stem + leaves + leaf(x - 110, y, x - 164, y - 54, { veins: 5 }) + opening(blossom(x, y - 14, 74, pageBlossom)),
  };
}

/** The blossom that ends a line of type like a full stop. */
export function inlineBloom(): Figure {
  return { viewBox: [0, 0, 160, 160], body: blossom(80, 80, 80, pageBlossom) };
}
