import { blossom } from './blossom.ts';
import { leaf } from './grown.ts';
import type { Figure } from './plate.ts';
import { cycle, type NonEmpty, range, seededRandom } from './random.ts';
import { half, quadrant, quarter } from './round.ts';
import { color, type Paint } from './schemes.ts';

const side = 24;

/** A tile that fills one cell of the page's lattice and turns in it, some seconds into a common cycle. */
export type Spark = Readonly<{ column: number; row: number; delay: number; figure: Figure }>;

const tints: NonEmpty<Paint> = [
  color.main,
  color.second,
  color.main,
  color.third,
  color.second,
  color.main,
  color.glow,
];

const veined = (fill: Paint): string => leaf(0, side, side, 0, { fill, veins: 3, veinWidth: 0.2 });
const plain = (fill: Paint): string => leaf(0, 0, side, side, { fill });
const fromAbove = (fill: Paint): string => quarter(0, 0, side, quadrant.lowerRight, fill);
const mound = (fill: Paint): string => half(side / 2, side, side / 2, -90, fill);
const fromBelow = (fill: Paint): string => quarter(0, side, side, quadrant.upperRight, fill);
const tiles: NonEmpty<(fill: Paint) => string> = [veined, plain, veined, fromAbove, veined, mound, fromBelow, plain];

const flower = blossom(side / 2, side / 2, 11.9, { curve: 0.6, eye: color.ground, eyeSize: 0.22 });

/** Sparks in the right half of a lattice of twelve columns, denser to the right, for the head of the blog. */
export function sparks(count = 20, rows = 5): readonly Spark[] {
  const random = seededRandom('sparks-5');
  const cells = range(rows).flatMap((row) =>
    [6, 7, 8, 9, 10, 11].map((column) => ({
      column,
      row,
      rank: random.next() * (1.35 - (column - 6) / 8) - (column > 9 ? 0.1 : 0),
    })),
  );
  const chosen = cells.sort((one, other) => one.rank - other.rank).slice(0, count);
  return chosen.map(({ column, row }, index) => {
    const delay = -Math.round(random.next() * 120) / 10;
    const tile = (): string => cycle(tiles, random.int(0, 7))(random.pick(tints));
    return {
      column,
      row,
      delay,
      figure: { viewBox: [0, 0, side, side], body: index % 5 === 3 ? flower : tile() },
    };
  });
}
