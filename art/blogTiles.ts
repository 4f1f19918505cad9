import type { Figure } from './plate.ts';
import { blossom } from './primitives/blossom.ts';
import { half, quadrant, quarter } from './primitives/circles.ts';
import { leaf } from './primitives/plants.ts';
import { cycle, type NonEmpty, range, seededRandom } from './primitives/random.ts';
import { color, type Paint } from './schemes.ts';

const side = 24;

/** A tile that fills one cell of the page's lattice and turns in it, some seconds into a common cycle. */
type BlogTile = Readonly<{ column: number; row: number; delay: number; figure: Figure }>;

const { main, second, third, glow } = color;
const fills: NonEmpty<Paint> = [main, second, main, third, second, main, glow];

const veined = (fill: Paint): string => leaf(0, side, side, 0, { fill, veins: 3, veinWidth: 0.2 });
const plain = (fill: Paint): string => leaf(0, 0, side, side, { fill });
const fromAbove = (fill: Paint): string => quarter(0, 0, side, quadrant.lowerRight, fill);
const mound = (fill: Paint): string => half(side / 2, side, side / 2, -90, fill);
const fromBelow = (fill: Paint): string => quarter(0, side, side, quadrant.upperRight, fill);
const kinds: NonEmpty<(fill: Paint) => string> = [veined, plain, veined, fromAbove, veined, mound, fromBelow, plain];

const flower = blossom(side / 2, side / 2, 11.9, { curve: 0.6, eye: color.ground, eyeSize: 0.22 });

/** Twenty tiles for the head of the blog, in the right half of five rows of twelve columns, denser to the right. */
export function blogTiles(): readonly BlogTile[] {
  const random = seededRandom('sparks-5');
  const cells = range(5).flatMap((row) =>
    [6, 7, 8, 9, 10, 11].map((column) => ({
      column,
      row,
      rank: random.next() * (1.35 - (column - 6) / 8) - (column > 9 ? 0.1 : 0),
    })),
  );
  const chosen = cells.sort((one, other) => one.rank - other.rank).slice(0, 20);
  return chosen.map(({ column, row }, index) => {
    const delay = -Math.round(random.next() * 120) / 10;
    const tile = (): string => cycle(kinds, random.int(0, 7))(random.pick(fills));
    return { column, row, delay, figure: { viewBox: [0, 0, side, side], body: index % 5 === 3 ? flower : tile() } };
  });
}
