import { blossom, flower } from '../primitives/blossom.ts';
import { half, quarterInCell, rings } from '../primitives/circles.ts';
import { leafInCell } from '../primitives/plants.ts';
import type { NonEmpty, Random } from '../primitives/random.ts';
import { lattice } from '../primitives/structures.ts';
import { disc, rect, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';
import type { Composition } from './composition.ts';

const side = 80;
const { main, second, third, highlight, ground } = color;
const palettes: NonEmpty<NonEmpty<Paint>> = [
  [main, main, second],
  [second, second, main],
  [main, second, third],
  [main, second, highlight],
];

function tile(x: number, y: number, rising: boolean, fill: Paint, random: Random): string {
  const kind = random.next();
  const vein = fill === highlight ? main : ground;
  if (kind < 0.42) return leafInCell(x, y, side, rising, { fill });
  if (kind < 0.64) return leafInCell(x, y, side, rising, { fill, veins: 7, vein });
  if (kind < 0.76) return quarterInCell(x, y, side, random.int(0, 3), fill);
  if (kind < 0.86) return half(x + side / 2, y + side, side / 2, -90, fill);
  if (kind < 0.94) return rings(x + side / 2, y + side / 2, 8, side / 2 - 3, 8, { width: weight.fine });
  return disc(x + side / 2, y + side / 2, side / 2, fill);
}

/** A mosaic whose leaves all point to one blossom. */
export const mosaic: Composition = ({ width, height, random }) => {
  const columns = Math.round(width / side);
  const rows = Math.ceil(height / side);
  const top = (height - rows * side) / 2;
  const palette = random.pick(palettes);
  const center = { column: random.int(2, columns - 2), row: random.int(2, rows - 2) };
  const [cx, cy] = [center.column * side, top + center.row * side];
  let tiles = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [right, below] = [column - center.column + 0.5, row - center.row + 0.5];
      const covered = Math.abs(right) < 1 && Math.abs(below) < 1;
      if (covered || random.next() < 0.12) continue;
      tiles += tile(column * side, top + row * side, right * below < 0, random.pick(palette), random);
    }
  }
  const frame = rect(cx - side, cy - side, 2 * side, 2 * side, {
    fill: random.pick([color.soil, ground]),
    stroke: color.hairline,
    'stroke-width': weight.hair,
  });
  const radius = side * 1.28;
  const [aside, down] = [center.column > columns / 2 ? -1 : 1, center.row > rows / 2 ? -1 : 1];
  return {
    body:
      tiles +
      lattice(0, 0, width, height, side, { opacity: 0.6, through: [0, top] }) +
      frame +
      blossom(cx, cy, radius, { ...flower, seeds: 24 }),
    focuses: [
      { x: cx, y: cy, radius: radius * 0.52 },
      { x: cx + aside * 2 * side, y: cy, radius: side },
      { x: cx + aside * side, y: cy + down * 2 * side, radius: side },
      { x: cx - aside * side, y: cy + down * side, radius: side },
      { x: cx + aside * 2 * side, y: cy - down * side, radius: side },
      { x: cx, y: cy + down * side, radius: side },
    ],
  };
};
