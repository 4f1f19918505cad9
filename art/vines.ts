import type { Figure } from './plate.ts';
import { blossom, flower, smallBlossom } from './primitives/blossom.ts';
import { levelRoute } from './primitives/geometry.ts';
import { drawnStem, leaf, opening } from './primitives/plants.ts';
import { range } from './primitives/random.ts';
import { each, line, round } from './primitives/svg.ts';
import { color } from './schemes.ts';

const { main, second } = color;

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

/** A question mark in the form of a tendril, for the questions and answers. */
export function questionMark(): Figure {
  const hook = 'M30 96A90 90 0 0 1 120 6A90 90 0 0 1 210 96A72 72 0 0 1 150 166A38 38 0 0 0 120 204V244';
  const curl = 'M30 96A40 40 0 0 0 110 96A24 24 0 0 0 62 96';
  return {
    viewBox: [-10, 0, 290, 334],
    body:
      line(hook, 11, main, { 'stroke-linecap': 'butt' }) +
      line(curl, 11, main, round) +
      leaf(207, 74, 267, 14, { veins: 5 }) +
      leaf(120, 232, 56, 168, { veins: 6 }) +
      blossom(120, 296, 36, smallBlossom),
  };
}
