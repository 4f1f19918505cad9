import { plateDesign } from '../plate.ts';
import { blossom } from '../primitives/blossom.ts';
import { arcTo, num, unit, uprightRoute, xy } from '../primitives/geometry.ts';
import { leafAt, leafPair } from '../primitives/plants.ts';
import { backdrop, stem } from '../primitives/structures.ts';
import { type Attributes, disc, each, line, path, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const sag = 0.8 * unit;
const inset = 30;

/** An open book whose spine is a stem; the lines of text follow the curve of the page. */
export const learning = plateDesign('paper', (canvas) => {
  const { cx, upright, y } = canvas;
  const foliage = { fill: color.main, vein: color.bloom, veinOpacity: 0.7 };
  const pairs = [
    [0.5, 2.75],
    [-1, 2.35],
    [-2.4, 1.75],
  ] as const;
  const plant =
    disc(cx, y(-1.6), 3.9 * unit, color.bloom) +
    stem(uprightRoute(cx, y(4), y(-3.6)), { stroke: color.main }) +
    each(pairs, ([row, size]) => {
      const options = { ...foliage, veins: 7 };
      return leafPair(cx, y(row), size * unit, options, options);
    }) +
    leafAt(cx, y(-3.5), 2.1 * unit, -90, { ...foliage, curve: 0.72, veins: 6 });

  const page = (upright ? 6.6 : 7) * unit;
  const depth = (upright ? 4.4 : 3.2) * unit;
  const bend = ((page * page) / 4 + sag * sag) / (2 * sag);
  const top = y(1.5);
  const leaves = (offset: number, fill: Paint, attributes: Attributes = {}): string =>
    each([-1, 1], (side) => {
      const edge = cx + side * page;
      const there = arcTo(bend, side > 0 ? 1 : 0, edge, top + offset);
      const back = arcTo(bend, side > 0 ? 0 : 1, cx, top + offset + depth);
      const data = `M${xy(cx, top + offset)}${there}V${num(top + offset + depth)}${back}Z`;
      return path(data, { fill, ...attributes });
    });
  const book =
    leaves(26, color.main) +
    leaves(13, color.third, { stroke: color.hairline, 'stroke-width': weight.hair }) +
    leaves(0, color.highlight, { stroke: color.hairline, 'stroke-width': weight.fine });

  const lift = (x: number): number => {
    const aside = Math.abs(x - cx) - page / 2;
    return bend - sag - Math.sqrt(bend * bend - aside * aside);
  };
  const textLine = (row: number, from: number, to: number): string => {
    const base = top + row * 21;
    return `M${xy(from, base + lift(from))}${arcTo(bend, 1, to, base + lift(to))}`;
  };
  const rows = upright ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5];
  const left = rows.map((row) => textLine(row, cx - page + inset, cx - (row === 6 ? page / 2 : inset - 6)));
  const right = rows.map((row) => textLine(row, cx + (row < 4 ? page * 0.56 : inset - 6), cx + page - inset));
  const text = line([...left, ...right].join(''), weight.fine, color.hairline, { opacity: 0.6 });
  const picture = blossom(cx + 78, top + 46 + lift(cx + 78), 40, {
    petals: 6,
    fill: color.second,
    eye: color.bloom,
    eyeSize: 0.22,
  });
  return backdrop(canvas, 0.2) + plant + book + text + picture + line(`M${xy(cx, top)}v${num(depth)}`, weight.fine);
});
