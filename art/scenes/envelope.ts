import { plateDesign } from '../plate.ts';
import { blossom, smallBlossom } from '../primitives/blossom.ts';
import { num, unit, xy } from '../primitives/geometry.ts';
import { leafAt, leafPair } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { lattice } from '../primitives/structures.ts';
import { line, path, rect, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const { main, second, light, dark } = color;

/** A letter sealed with a blossom, for the contact page. */
export const envelope = plateDesign('blush', ({ width, height, cx }) => {
  const [left, right, top, bottom, fold] = [90, width - 90, 130, height - 60, 312];
  const green = { veins: 13 };
  const bouquet =
    leafPair(cx, 210, 190, green, green) +
    leafAt(cx, 220, 204, -90, { curve: 0.74, fill: main, veins: 14, vein: second });
  const paper =
    rect(left, top, right - left, bottom - top, { fill: dark }) +
    path(`M${xy(left, top)}L${xy(cx, fold)}L${xy(right, top)}V${num(bottom)}H${num(left)}Z`, {
      fill: light,
      stroke: dark,
      'stroke-width': weight.rule,
    });
  const ruling = range(15).map((index) => {
    const share = (index + 1) / 16;
    const [aside, edge] = [(cx - left) * share, top + (fold - top) * share];
    return `M${xy(left + aside, bottom)}V${num(edge)}M${xy(right - aside, bottom)}V${num(edge)}`;
  });
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.2 }) +
    bouquet +
    paper +
    line(ruling.join(''), weight.hair, dark, { opacity: 0.4 }) +
    line(`M${xy(left, bottom)}L${xy(cx, 262)}L${xy(right, bottom)}`, weight.rule, dark) +
    blossom(cx, fold - 18, 84, { ...smallBlossom, seeds: 20 })
  );
});
