import { plateDesign } from '../plate.ts';
import { cursor } from '../primitives/cursor.ts';
import { levels, polar, unit, uprights, xy } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, each, line, rect, ring, square, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const side = 7 * unit;
const handle = 6.5;

/** A leaf in a drawing program: the two circles that construct it, eight handles, the cursor. */
export const interfaceDesign = plateDesign('paper', (canvas) => {
  const { width, height, x, y } = canvas;
  const [left, right, top, bottom] = [x(-3.5), x(3.5), y(-4), y(3)];
  const axes = levels([bottom, top], 0, width) + uprights([left, right], 0, height);
  const construction =
    ring(left, top, side) +
    ring(right, bottom, side) +
    line(axes, weight.hair, color.hairline, { 'stroke-dasharray': '4 5' });
  const frame = { fill: color.highlight, stroke: color.bloom, 'stroke-width': 2.2 };
  const selection =
    rect(left, top, side, side, { fill: 'none', stroke: color.bloom, 'stroke-width': weight.fine }) +
    each([0, 0.5, 1], (down) =>
      each(down === 0.5 ? [0, 1] : [0, 0.5, 1], (across) =>
        square(left + across * side, top + down * side, handle, frame),
      ),
    );

  // The tangent in the middle of the lower arc.
  const [bellyX, bellyY] = polar(left, top, side, 45);
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
