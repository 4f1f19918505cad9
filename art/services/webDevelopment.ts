import { plateDesign } from '../plate.ts';
import { blossom, standardBlossom } from '../primitives/blossom.ts';
import { levels, unit, xy } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { backdrop, lattice } from '../primitives/structures.ts';
import { disc, each, line, rect, ring, round, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

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
