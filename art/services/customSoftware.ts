import { plateDesign } from '../plate.ts';
import { quarter, rings } from '../primitives/circles.ts';
import { arcPath, arcTo, polar, unit, xy } from '../primitives/geometry.ts';
import { leafInCell } from '../primitives/plants.ts';
import type { Random } from '../primitives/random.ts';
import { lattice } from '../primitives/structures.ts';
import { each, group, path, rect, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const side = 2.5 * unit;

type Pair = readonly [outer: Paint, inner: Paint];

// Two bent bands and a core around one corner of the tile.
function bentTile(x: number, y: number, corner: number, [outer, inner]: Pair): string {
  const cx = corner === 1 || corner === 2 ? x + side : x;
  const cy = corner >= 2 ? y + side : y;
  const from = corner * 90;
  const bands = [
    { outside: 0.84, inside: 0.66, fill: outer },
    { outside: 0.5, inside: 0.34, fill: inner },
  ] as const;
  return (
    each(bands, ({ outside, inside, fill }) => {
      const [endX, endY] = polar(cx, cy, inside * side, from);
      const data =
        `${arcPath(cx, cy, outside * side, from, from + 90)}L${xy(...polar(cx, cy, inside * side, from + 90))}` +
        `${arcTo(inside * side, 0, endX, endY)}Z`;
      return path(data, { fill });
    }) + quarter(cx, cy, 0.16 * side, corner, outer)
  );
}

function tile(x: number, y: number, random: Random): string {
  const kind = random.int(0, 9);
  if (kind < 6) {
    const corner = random.int(0, 3);
    return bentTile(x, y, corner, random.next() > 0.25 ? [color.main, color.second] : [color.second, color.third]);
  }
  if (kind < 8) return leafInCell(x, y, side, random.next() > 0.5, { fill: color.main, veins: 9 });
  return rings(x + side / 2, y + side / 2, 8, side / 2 - 3, 8, { width: weight.fine });
}

/** A mosaic of bent bands; one tile is about to be fitted into its gap. */
export const customSoftware = plateDesign('blush', ({ width, height, cx, cy, random }) => {
  const columns = Math.ceil((width / side + 1) / 2) * 2;
  const rows = Math.ceil((height / side + 1) / 2) * 2;
  const [left, top] = [cx - (columns / 2) * side, cy - (rows / 2) * side];
  const gap = { column: columns / 2, row: rows / 2 - 1 };
  let mosaic = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (column === gap.column && row === gap.row) continue;
      mosaic += tile(left + column * side, top + row * side, random);
    }
  }
  const [gapX, gapY] = [left + gap.column * side, top + gap.row * side];
  const fitted = rect(0, 0, side, side, { fill: color.bloom }) + bentTile(0, 0, 3, [color.highlight, color.main]);
  return (
    mosaic +
    lattice(0, 0, width, height, side, { opacity: 0.8, through: [left, top] }) +
    rect(gapX, gapY, side, side, { fill: color.main }) +
    group(fitted, {
      transform: `translate(${xy(gapX + 44, gapY - 58)}) rotate(12 ${xy(side / 2, side / 2)})`,
    })
  );
});
