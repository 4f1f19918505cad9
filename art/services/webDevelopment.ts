import { blossom } from '../blossom.ts';
import { backdrop, lattice } from '../built.ts';
import { num, unit, xy } from '../geometry.ts';
import { leaf } from '../grown.ts';
import type { Drawing } from '../plate.ts';
import { color } from '../schemes.ts';
import { disc, each, line, rect, ring, round, weight } from '../svg.ts';

/** A code tag whose brackets are leaves and whose slash is a stem, outgrowing its browser frame. */
export const webDevelopment: Drawing = {
  title: 'Web Development',
  scheme: 'mist',
  draw(canvas) {
    const { width, height, upright, x, y } = canvas;
    const top = y(upright ? -4.6 : -3.4);
    const left = x(-5.25);
    const bar = top + unit;
    const frame =
      rect(left, top, width, height, {
        fill: color.highlight,
        stroke: color.hairline,
        'stroke-width': weight.rule,
      }) +
      lattice(left, bar, width, height, unit, { opacity: 0.2 }) +
      line(`M${xy(left, bar)}H${num(width)}`, weight.rule);
    const address = line(`M${xy(x(-2.25), top + unit / 2)}H${num(width)}`, weight.rule, color.hairline, {
      opacity: 0.4,
    });
    const buttons =
      disc(x(-4.6), top + unit / 2, 7.5, color.bloom) +
      each([-3.94, -3.28], (place) => ring(x(place), top + unit / 2, 6.5, weight.fine));

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
      blossom(tipX, tipY, 1.95 * unit, {
        petals: 8,
        curve: 0.6,
        inner: color.tint,
        innerSize: 0.5,
        eye: color.main,
        eyeSize: 0.17,
        seeds: 20,
      });
    return backdrop(canvas, 0.2) + frame + buttons + address + brackets + slash;
  },
};
