import type { Figure } from './plate.ts';
import { blossom } from './primitives/blossom.ts';
import { half, quarterInCell } from './primitives/circles.ts';
import { leafInCell } from './primitives/plants.ts';
import { type NonEmpty, type Random, range, seededRandom, shuffled } from './primitives/random.ts';
import { lattice } from './primitives/structures.ts';
import { disc, rect } from './primitives/svg.ts';
import { color, type Paint } from './schemes.ts';

const cell = 32;
const fills: NonEmpty<Paint> = [color.main, color.second];

function accent(x: number, y: number, random: Random): string {
  const [cx, cy] = [x + cell / 2, y + cell / 2];
  if (random.next() > 0.5) return disc(cx, cy, cell / 2, color.bloom);
  return blossom(cx, cy, cell * 0.52, { eye: color.ground, eyeSize: 0.2 });
}

function tile(x: number, y: number, fill: Paint, kind: number, random: Random): string {
  if (kind < 0.45) return leafInCell(x, y, cell, random.next() > 0.4, { fill });
  if (kind < 0.72) return quarterInCell(x, y, cell, random.int(0, 3), fill);
  if (kind < 0.88) return half(x + cell / 2, y + cell, cell / 2, -90, fill);
  return rect(x, y, cell, cell, { fill });
}

/** A small sign on a lattice of nine cells in place of an icon: the title is its seed, and it has exactly one accent. */
export function pictogram(title: string): Figure {
  // Another word in the seed would change every pictogram.
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
    drawing += leafInCell(column * cell, row * cell, cell * 2, rising, { fill: random.pick(fills), veins: 8 });
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
