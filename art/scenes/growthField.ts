import { blossom } from '../blossom.ts';
import { lattice } from '../built.ts';
import { leaf } from '../grown.ts';
import type { Figure } from '../plate.ts';
import { type NonEmpty, type Random, range, seededRandom } from '../random.ts';
import { half, quarterInCell } from '../round.ts';
import { color, type Paint } from '../schemes.ts';
import { each } from '../svg.ts';

const fills: NonEmpty<Paint> = [color.main, color.main, color.second, color.third];

export type GrowthOptions = Readonly<{
  seed?: string;
  columns?: number;
  rows?: number;
  cell?: number;
  /** How late growth sets in from left to right; 1 is even. */
  power?: number;
  /** The share of cells that are filled at the very left. */
  from?: number;
  blooms?: number;
}>;

/** A lattice that fills with leaves from left to right, for the call to action and the menu. */
export function growthField(options: GrowthOptions = {}): Figure {
  const { seed = 'field', columns = 34, rows = 6, cell = 40, power = 1.5, from = 0, blooms = 4 } = options;
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
        free(column + 1, row) &&
        free(column, row + 1) &&
        free(column + 1, row + 1);
      if (large) for (const [right, below] of neighbors) take(column + right, row + below);
      growth += sprig(column * cell, row * cell, cell, large ? 2 : 1, random);
    }
  }
  const flowering = each(flowers, ({ column, row }) =>
    blossom(column * cell, row * cell, cell * 0.98, {
      curve: 0.6,
      inner: color.tint,
      innerSize: 0.5,
      eye: color.main,
      eyeSize: 0.18,
    }),
  );
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

function sprig(x: number, y: number, cell: number, cells: number, random: Random): string {
  const side = cell * cells;
  const fill = random.pick(fills);
  const kind = random.next();
  if (kind < 0.78) {
    const rising = random.next() > 0.42;
    const veins = cells > 1 || random.next() > 0.6 ? cells * 5 : 0;
    return leaf(x, rising ? y + side : y, x + side, rising ? y : y + side, { fill, veins });
  }
  if (kind < 0.9) return quarterInCell(x, y, side, random.int(0, 3), fill);
  return half(x + side / 2, y + side, side / 2, -90, fill);
}
