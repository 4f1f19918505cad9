import { plateDesign } from '../plate.ts';
import { blossom, standardBlossom } from '../primitives/blossom.ts';
import { half, quarter, quarterInCell, rings } from '../primitives/circles.ts';
import { xy } from '../primitives/geometry.ts';
import { leaf, leafInCell } from '../primitives/plants.ts';
import { cycle, type NonEmpty, type Random } from '../primitives/random.ts';
import { lattice, panel } from '../primitives/structures.ts';
import { disc, line, rect, round, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const cell = 62;
const columns = 4;
const rows = 9;

const fills: NonEmpty<Paint> = [color.main, color.second, color.third, color.ground, color.main, color.second];

const tiles = [
  'rising',
  'falling',
  'quarter',
  'half',
  'rising',
  'dot',
  'falling',
  'petals',
  'quarter',
  'rings',
  'double',
  'veined',
] as const;

function tile(kind: (typeof tiles)[number], x: number, y: number, fill: Paint, random: Random): string {
  const [cx, cy] = [x + cell / 2, y + cell / 2];
  switch (kind) {
    case 'rising':
      return leafInCell(x, y, cell, true, { fill });
    case 'falling':
      return leafInCell(x, y, cell, false, { fill });
    case 'quarter':
      return quarterInCell(x, y, cell, random.int(0, 3), fill);
    case 'half':
      return half(cx, random.next() > 0.5 ? y + cell : cy, cell / 2, -90, fill);
    case 'dot':
      return disc(cx, cy, cell / 2, fill);
    case 'petals':
      return blossom(cx, cy, cell / 2, { petals: 4, turn: 45, curve: 0.72, fill });
    case 'rings':
      return rings(cx, cy, 6, cell / 2 - 2, 6, { width: weight.fine, stroke: color.main });
    case 'double':
      return quarter(x, y, cell, 0, fill) + quarter(x, y, cell / 2, 0, color.highlight);
    case 'veined':
      return leafInCell(x, y, cell, true, { fill, veins: 5, vein: color.highlight });
  }
}

function mosaic(left: number, top: number, random: Random): string {
  let drawing = '';
  let count = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const touched = column >= 2 && (row === 2 || row === 3);
      if (touched) continue;
      const fill = cycle(fills, column * 5 + row * 3 + random.int(0, 2));
      const kind = cycle(tiles, count++ * 7 + random.int(0, 3));
      drawing += tile(kind, left + column * cell, top + row * cell, fill, random);
    }
  }
  return drawing;
}

/** A handset with a screen of tiles; the place that is touched shows a flower. */
export const mobileApps = plateDesign('blush', ({ cx, cy, upright, random }) => {
  const [width, height] = [columns * cell, rows * cell];
  const left = cx - width / 2 + (upright ? 8 : 0);
  const top = upright ? 92 : 70;
  const [touchX, touchY] = [left + 3 * cell, top + 3 * cell];
  const leaves = { fill: color.second, veins: 18, vein: color.ground, veinOpacity: 0.7 };
  const slot = { ...round, opacity: 0.8 };
  const handset =
    panel(left - 18, top - 34, width + 36, height + 60, 40, { fill: color.main }) +
    line(`M${xy(left + width / 2 - 24, top - 17)}h48`, weight.rule, color.ground, slot) +
    line(`M${xy(cx - 34, top + height + 16)}h68`, weight.rule, color.ground, slot) +
    rect(left, top, width, height, { fill: color.highlight });
  const touched =
    rect(left + 2 * cell, top + 2 * cell, 2 * cell, 2 * cell, {
      fill: color.highlight,
      stroke: color.main,
      'stroke-width': weight.hair,
    }) +
    blossom(touchX, touchY, cell * 1.62, {
      ...standardBlossom,
      inner: color.highlight,
      innerSize: 0.46,
      eyeSize: 0.15,
    });
  return (
    rings(touchX, touchY, 2.3 * cell, 14 * cell, cell * 0.72, { opacity: 0.3 }) +
    leaf(cx + 60, cy + 330, cx - 300, cy - 30, leaves) +
    leaf(cx - 30, cy + 420, cx + 330, cy + 60, leaves) +
    handset +
    mosaic(left, top, random) +
    lattice(left, top, left + width, top + height, cell, { opacity: 0.9, stroke: color.main }) +
    touched
  );
});
