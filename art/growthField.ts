import type { Figure } from './plate.ts';
import { blossom, smallBlossom } from './primitives/blossom.ts';
import { half, quarterInCell } from './primitives/circles.ts';
import { leafInCell } from './primitives/plants.ts';
import { type NonEmpty, type Random, range, seededRandom } from './primitives/random.ts';
import { lattice } from './primitives/structures.ts';
import { each } from './primitives/svg.ts';
import { color, type Paint } from './schemes.ts';

const fills: NonEmpty<Paint> = [color.main, color.main, color.second, color.third];
const rows = 6;
const cell = 40;

type Growth = Readonly<{
  seed: string;
  columns: number;
  /** How late growth sets in from left to right; 1 is even. */
  power: number;
  /** The share of cells that are filled at the very left. */
  from: number;
  blooms: number;
}>;

/** A lattice that fills with leaves from left to right, for the call to action and the menu. */
export function growthField({ seed, columns, power, from, blooms }: Growth): Figure {
  const random = seededRandom(seed);
  const taken = new Set<string>();
  const take = (column: number, row: number): void => void taken.add(`${column},${row}`);
  const free = (column: number, row: number): boolean => !taken.has(`${column},${row}`);

  const flowers = range(blooms).map((index) => {
    const share = 0.42 + (0.56 * (index + random.next() * 0.35)) / blooms;
    const [column, row] = [Math.floor(columns * share), random.int(1, rows - 1)];
    for (const left of [0, 1]) for (const up of [0, 1]) take(column - left, row - up);
    return { column, row };
  });

  let growth = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!free(column, row)) continue;
      const [across, down] = [(column + 0.5) / columns, (row + 0.5) / rows];
      const chance = from + (1 - from) * across ** power * (0.45 + 0.75 * down);
      if (random.next() > chance) continue;
      const large =
        random.next() < 0.12 &&
        column < columns - 1 &&
        row < rows - 1 &&
        neighbors.every(([right, below]) => free(column + right, row + below));
      if (large) for (const [right, below] of neighbors) take(column + right, row + below);
      growth += sprig(column * cell, row * cell, large ? 2 : 1, random);
    }
  }
  const flowering = each(flowers, ({ column, row }) => blossom(column * cell, row * cell, cell * 0.98, smallBlossom));
  const [width, height] = [columns * cell, rows * cell];
  return {
    viewBox: [0, 0, width, height],
    body: lattice(0, 0, width, height, cell, { opacity: 0.4 }) + growth + flowering,
  };
}

const neighbors = [
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

function sprig(x: number, y: number, cells: number, random: Random): string {
  const side = cell * cells;
  const fill = random.pick(fills);
  const kind = random.next();
  if (kind < 0.78) {
    const rising = random.next() > 0.42;
    const veins = cells > 1 || random.next() > 0.6 ? cells * 5 : 0;
    return leafInCell(x, y, side, rising, { fill, veins });
  }
  if (kind < 0.9) return quarterInCell(x, y, side, random.int(0, 3), fill);
  return half(x + side / 2, y + side, side / 2, -90, fill);
}
