import { blossom } from './blossom.ts';
import { lattice } from './built.ts';
import { leaf } from './grown.ts';
import type { Figure } from './plate.ts';
import { type NonEmpty, type Random, range, seededRandom, shuffled } from './random.ts';
import { half, quarterInCell } from './round.ts';
import { color, type Paint } from './schemes.ts';
import { disc, rect } from './svg.ts';

const cell = 32;
const fills: NonEmpty<Paint> = [color.main, color.second];

function diagonalLeaf(x: number, y: number, side: number, fill: Paint, veins: number, rising: boolean): string {
  return leaf(x, rising ? y + side : y, x + side, rising ? y : y + side, { fill, veins });
}

function accent(x: number, y: number, random: Random): string {
  const [cx, cy] = [x + cell / 2, y + cell / 2];
  if (random.next() > 0.5) return disc(cx, cy, cell / 2, color.bloom);
  return blossom(cx, cy, cell * 0.52, { eye: color.ground, eyeSize: 0.2 });
}

function tile(x: number, y: number, fill: Paint, kind: number, random: Random): string {
  if (kind < 0.45) return diagonalLeaf(x, y, cell, fill, 0, random.next() > 0.4);
  if (kind < 0.72) return quarterInCell(x, y, cell, random.int(0, 3), fill);
  if (kind < 0.88) return half(x + cell / 2, y + cell, cell / 2, -90, fill);
  return rect(x, y, cell, cell, { fill });
}

/** A small mark on a lattice of nine cells, seeded by a title, with exactly one accent; stands in for an icon. */
export function sigil(title: string): Figure {
  const random = seededRandom(`sigil:${title}`);
  const side = cell * 3;
  const order = shuffled(range(9), random);
  const manyTiles = random.int(5, 6);
  const accentPlace = random.int(0, 2);
  const taken = new Set<number>();
  let drawing = lattice(0, 0, side, side, cell, { opacity: 0.6 });
  if (random.next() > 0.35) {
    const [column, row] = [random.int(0, 1), random.int(0, 1)];
    const rising = random.next() > 0.4;
    for (const offset of [0, 1, 3, 4]) taken.add(row * 3 + column + offset);
    drawing += diagonalLeaf(column * cell, row * cell, cell * 2, random.pick(fills), 8, rising);
  }
  const places = order.filter((place) => !taken.has(place)).slice(0, taken.size > 0 ? 3 : manyTiles);
  places.forEach((place, index) => {
    const [x, y] = [(place % 3) * cell, Math.floor(place / 3) * cell];
    const accented = index === accentPlace;
    const fill = accented ? color.bloom : random.pick(fills);
    const kind = random.next();
    drawing += accented ? accent(x, y, random) : tile(x, y, fill, kind, random);
  });
  return { viewBox: [-1, -1, side + 2, side + 2], body: drawing };
}
