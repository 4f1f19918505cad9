import type { Figure } from './plate.ts';
import { blossom, darkEye, standardBlossom } from './primitives/blossom.ts';
import { levelRoute, type Point, stemPath, xy } from './primitives/geometry.ts';
import { leaf } from './primitives/plants.ts';
import { range } from './primitives/random.ts';
import { each, group, line } from './primitives/svg.ts';
import { color, type Paint } from './schemes.ts';

const { main, second } = color;
const flower = { ...standardBlossom, ...darkEye } as const;

// A stem that the page can draw along its length.
const drawnStem = (route: readonly Point[], radius: number, width: number): string =>
  line(stemPath(route, radius), width, main, { class: 'draw', pathLength: 1 });

const opening = (drawing: string): string => group(drawing, { class: 'bloomer' });

// A leaf that the page can let grow out of its foot, after a delay. It is measured from there, so that a scale needs
// no origin.
function sproutingLeaf(
  [x, y]: Point,
  [dx, dy]: Point,
  { fill, delay, veins }: Readonly<{ fill: Paint; delay: number; veins: number }>,
): string {
  const drawing = leaf(0, 0, dx, dy, { fill, veins, veinWidth: 1.2 });
  return group(group(drawing, { class: `sprout sprout-${delay}` }), { transform: `translate(${xy(x, y)})` });
}

/** The vine from the full stop of the tagline's first line to the end of its second line. */
export function taglineVine(): Figure {
  const [x, y] = [1000, 194];
  const [bloomX, bloomY] = [1305, 416];
  return {
    viewBox: [0, 0, 1360, 457],
    body:
      drawnStem(levelRoute(x, y, x + 150, y - 84, bloomX, bloomY), 42, 7) +
      sproutingLeaf([x + 150, y - 40], [-84, -84], { fill: main, delay: 3, veins: 8 }) +
      sproutingLeaf([x + 192, y - 84], [84, 84], { fill: second, delay: 4, veins: 8 }) +
      sproutingLeaf([bloomX, y + 10], [56, -56], { fill: main, delay: 5, veins: 5 }) +
      sproutingLeaf([bloomX, y + 118], [-62, -62], { fill: main, delay: 6, veins: 5 }) +
      opening(blossom(bloomX, bloomY, 76, { ...flower, seeds: 22 })),
  };
}

/** The same vine for the four short lines of the tagline on a phone. */
export function taglineVinePhone(): Figure {
  const [bloomX, bloomY] = [319, 412];
  return {
    viewBox: [0, 0, 350, 427],
    body:
      drawnStem(levelRoute(280, 199, bloomX, bloomY), 18, 4) +
      sproutingLeaf([bloomX, bloomY - 66], [-36, -36], { fill: second, delay: 3, veins: 4 }) +
      sproutingLeaf([bloomX, bloomY - 96], [28, -28], { fill: main, delay: 4, veins: 3 }) +
      opening(blossom(bloomX, bloomY, 33, flower)),
  };
}

type Stairs = Readonly<{
  steps: number;
  /** The height of the last tread, the rise from tread to tread, the distance of a riser from the end of its tread. */
  top: number;
  rise: number;
  riser: number;
  end: number;
  radius: number;
  /** The leaf on a tread, by the number of the step, the end of the tread and its height. */
  leafOn: (step: number, right: number, y: number) => string;
  /** The flower at the end of the last tread. */
  flowerAt: (x: number, y: number) => string;
}>;

const stairsWidth = 1360;

// A vine that climbs like stairs: one tread for each step, a leaf before each riser, the flower at the top.
function stairs({ steps, top, rise, riser, end, radius, leafOn, flowerAt }: Stairs): Figure {
  const tread = (step: number): number => top + (steps - 1 - step) * rise;
  const right = (step: number): number => ((step + 1) * stairsWidth) / steps;
  const last = steps - 1;
  const turns = range(last).flatMap((step) => [right(step) - riser, tread(step + 1)]);
  const [x, y] = [stairsWidth - end, tread(last)];
  return {
    viewBox: [0, 0, stairsWidth, tread(0) + 4],
    body:
      drawnStem(levelRoute(0, tread(0), ...turns, x), radius, 5) +
      each(range(last), (step) => leafOn(step, right(step), tread(step))) +
      flowerAt(x, y),
  };
}

/** The vine of the hiring process, one tread for each step. */
export function hiringClimb(steps: number): Figure {
  return stairs({
    steps,
    top: 196,
    rise: 46,
    riser: 24,
    end: 62,
    radius: 22,
    leafOn: (step, right, y) => {
      const [x, side] = [right - 66, 30 + step * 2.6];
      return step % 2
        ? leaf(x, y, x - side, y - side, { fill: main, veins: 4 })
        : leaf(x - side, y, x, y - side, { fill: second, veins: 4 });
    },
    flowerAt: (x, y) => leaf(x - 46, y, x - 92, y - 46, { veins: 4 }) + opening(blossom(x, y - 14, 68, flower)),
  });
}

/** The vine over the numbered process of a service, one tread for each step. */
export function serviceClimb(steps: number): Figure {
  return stairs({
    steps,
    top: 92,
    rise: 54.4,
    riser: 46,
    end: 60,
    radius: 24,
    leafOn: (step, right, y) =>
      step % 2
        ? leaf(right - 104, y, right - 152, y - 48, { fill: main, veins: 4 })
        : leaf(right - 160, y, right - 112, y - 48, { fill: second, veins: 4 }),
    flowerAt: (x, y) => leaf(x - 110, y, x - 164, y - 54, { veins: 5 }) + opening(blossom(x, y - 14, 74, flower)),
  });
}

/** The blossom that ends a line of type like a full stop. */
export function inlineBlossom(): Figure {
  return { viewBox: [0, 0, 160, 160], body: blossom(80, 80, 80, flower) };
}
