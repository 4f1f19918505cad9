import { plateDesign } from '../plate.ts';
import { blossom, standardBlossom } from '../primitives/blossom.ts';
import { half, quarter, quarterInCell, rings } from '../primitives/circles.ts';
import { arcPath, arcTo, levels, polar, unit, uprights, xy } from '../primitives/geometry.ts';
import { leaf, leafInCell } from '../primitives/plants.ts';
import { cycle, type NonEmpty, type Random } from '../primitives/random.ts';
import { backdrop, cursor, lattice, panel } from '../primitives/structures.ts';
import { disc, each, group, line, path, rect, ring, round, square, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

/** A code tag before a browser window: its brackets are leaves, its slash is a stem with a flower. */
export const webDevelopment = plateDesign('mist', (canvas) => {
  const { width, height, upright, x, y } = canvas;
  const top = y(upright ? -4.6 : -3.4);
  const left = x(-5.25);
  const bar = top + unit;
  const frame =
    rect(left, top, width, height, { fill: color.highlight, stroke: color.hairline, 'stroke-width': weight.rule }) +
    lattice(left, bar, width, height, unit, { opacity: 0.2 }) +
    line(levels([bar], left, width), weight.rule);
  const middleOfBar = top + unit / 2;
  const address = line(levels([middleOfBar], x(-2.25), width), weight.rule, color.hairline, { opacity: 0.4 });
  const buttons =
    disc(x(-4.6), middleOfBar, 7.5, color.bloom) +
    each([-3.94, -3.28], (place) => ring(x(place), middleOfBar, 6.5, weight.fine));

  const middle = upright ? 1.5 : 1.7;
  const reach = upright ? 3.25 : 3;
  const dark = { fill: color.main, veins: 12, vein: color.second };
  const green = { fill: color.second, veins: 12, vein: color.highlight, veinOpacity: 0.6 };
  const [open, close, center] = [x(-4.75), x(4.75), y(middle)];
  const brackets =
    leaf(open, center, x(-4.75 + reach), y(middle - reach), dark) +
    leaf(open, center, x(-4.75 + reach), y(middle + reach), green) +
    leaf(close, center, x(4.75 - reach), y(middle - reach), green) +
    leaf(close, center, x(4.75 - reach), y(middle + reach), dark);

  const [tipX, tipY] = [x(1.5), top - 0.3 * unit];
  const slash =
    line(`M${xy(x(-1.35), y(middle + reach + 0.4))}L${xy(tipX, tipY)}`, 6.5, color.main, round) +
    blossom(tipX, tipY, 1.95 * unit, { ...standardBlossom, innerSize: 0.5, seeds: 20 });
  return backdrop(canvas, 0.2) + frame + buttons + address + brackets + slash;
});

const cell = 62;
const columns = 4;
const rows = 9;

const fills: NonEmpty<Paint> = [color.main, color.second, color.third, color.ground, color.main, color.second];

const screenTiles = [
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

function screenTile(kind: (typeof screenTiles)[number], x: number, y: number, fill: Paint, random: Random): string {
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
      const kind = cycle(screenTiles, count++ * 7 + random.int(0, 3));
      drawing += screenTile(kind, left + column * cell, top + row * cell, fill, random);
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

const tileSide = 2.5 * unit;

type Pair = readonly [outer: Paint, inner: Paint];

// Two bent bands and a core around one corner of the tile.
function bentTile(x: number, y: number, corner: number, [outer, inner]: Pair): string {
  const cx = corner === 1 || corner === 2 ? x + tileSide : x;
  const cy = corner >= 2 ? y + tileSide : y;
  const from = corner * 90;
  const bands = [
    { outside: 0.84, inside: 0.66, fill: outer },
    { outside: 0.5, inside: 0.34, fill: inner },
  ] as const;
  return (
    each(bands, ({ outside, inside, fill }) => {
      const [endX, endY] = polar(cx, cy, inside * tileSide, from);
      const data =
        `${arcPath(cx, cy, outside * tileSide, from, from + 90)}L${xy(...polar(cx, cy, inside * tileSide, from + 90))}` +
        `${arcTo(inside * tileSide, 0, endX, endY)}Z`;
      return path(data, { fill });
    }) + quarter(cx, cy, 0.16 * tileSide, corner, outer)
  );
}

function tile(x: number, y: number, random: Random): string {
  const kind = random.int(0, 9);
  if (kind < 6) {
    const corner = random.int(0, 3);
    return bentTile(x, y, corner, random.next() > 0.25 ? [color.main, color.second] : [color.second, color.third]);
  }
  if (kind < 8) return leafInCell(x, y, tileSide, random.next() > 0.5, { fill: color.main, veins: 9 });
  return rings(x + tileSide / 2, y + tileSide / 2, 8, tileSide / 2 - 3, 8, { width: weight.fine });
}

/** A mosaic of bent bands; one tile is about to be fitted into its gap. */
export const customSoftware = plateDesign('blush', ({ width, height, cx, cy, random }) => {
  const columns = Math.ceil((width / tileSide + 1) / 2) * 2;
  const rows = Math.ceil((height / tileSide + 1) / 2) * 2;
  const [left, top] = [cx - (columns / 2) * tileSide, cy - (rows / 2) * tileSide];
  const gap = { column: columns / 2, row: rows / 2 - 1 };
  let mosaic = '';
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (column === gap.column && row === gap.row) continue;
      mosaic += tile(left + column * tileSide, top + row * tileSide, random);
    }
  }
  const [gapX, gapY] = [left + gap.column * tileSide, top + gap.row * tileSide];
  const fitted =
    rect(0, 0, tileSide, tileSide, { fill: color.bloom }) + bentTile(0, 0, 3, [color.highlight, color.main]);
  return (
    mosaic +
    lattice(0, 0, width, height, tileSide, { opacity: 0.8, through: [left, top] }) +
    rect(gapX, gapY, tileSide, tileSide, { fill: color.main }) +
    group(fitted, {
      transform: `translate(${xy(gapX + 44, gapY - 58)}) rotate(12 ${xy(tileSide / 2, tileSide / 2)})`,
    })
  );
});

const leafSide = 7 * unit;
const handle = 6.5;

/** A leaf in a drawing program: the two circles that construct it, eight handles, the cursor. */
export const interfaceDesign = plateDesign('paper', (canvas) => {
  const { width, height, x, y } = canvas;
  const [left, right, top, bottom] = [x(-3.5), x(3.5), y(-4), y(3)];
  const axes = levels([bottom, top], 0, width) + uprights([left, right], 0, height);
  const construction =
    ring(left, top, leafSide) +
    ring(right, bottom, leafSide) +
    line(axes, weight.hair, color.hairline, { 'stroke-dasharray': '4 5' });
  const frame = { fill: color.highlight, stroke: color.bloom, 'stroke-width': 2.2 };
  const selection =
    rect(left, top, leafSide, leafSide, { fill: 'none', stroke: color.bloom, 'stroke-width': weight.fine }) +
    each([0, 0.5, 1], (down) =>
      each(down === 0.5 ? [0, 1] : [0, 0.5, 1], (across) =>
        square(left + across * leafSide, top + down * leafSide, handle, frame),
      ),
    );

  // The tangent in the middle of the lower arc.
  const [bellyX, bellyY] = polar(left, top, leafSide, 45);
  const reach = 76 * Math.SQRT1_2 * 1.35;
  const tangent =
    line(`M${xy(bellyX - reach, bellyY + reach)}L${xy(bellyX + reach, bellyY - reach)}`, weight.fine, color.bloom) +
    disc(bellyX - reach, bellyY + reach, 6.5, color.bloom) +
    disc(bellyX + reach, bellyY - reach, 6.5, color.bloom) +
    square(bellyX, bellyY, handle, { fill: color.bloom, transform: `rotate(45 ${xy(bellyX, bellyY)})` });
  const swatches = [color.main, color.second, color.third, color.tint, color.bloom];
  return (
    backdrop(canvas, 0.1, unit / 2) +
    backdrop(canvas, 0.2, unit * 2) +
    construction +
    leaf(left, bottom, right, top, { fill2: color.main, veins: 20, veinOpacity: 0.8 }) +
    selection +
    tangent +
    cursor(bellyX + 8, bellyY + 8) +
    each(swatches, (fill, index) => rect(left + index * 34, bottom + 24, 34, 34, { fill }))
  );
});
