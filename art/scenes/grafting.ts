import { plateDesign } from '../plate.ts';
import { blossom, standardBlossom } from '../primitives/blossom.ts';
import { rings, shine } from '../primitives/circles.ts';
import { arcTo, unit, uprightRoute, uprights, xy } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { lattice, soil, stem } from '../primitives/structures.ts';
import { disc, each, line, path, rect, round, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const { main, second, third, bloom, ground, light } = color;

/** For the leadership of the team: two varieties grafted on one stock and bound. */
export const grafting = plateDesign('blush', ({ width, height }) => {
  const [cx, floor] = [240, 540];
  const scions =
    stem(uprightRoute(cx + 10, 360, 262, cx + 120, 150), { radius: 44, width: 17 }) +
    stem(uprightRoute(cx - 10, 360, 224, cx - 110, 118), { radius: 44, width: 17, stroke: main });
  const flowering =
    leaf(cx - 110, 190, cx - 200, 100, { fill: main, veins: 8 }) +
    leaf(cx - 110, 170, cx - 30, 90, { fill: main, veins: 7 }) +
    leaf(cx - 60, 224, cx - 140, 304, { fill: main, veins: 7 }) +
    blossom(cx - 110, 112, 84, { ...standardBlossom, seeds: 22 });
  const fruits = [
    [cx + 190, 236, 26],
    [cx + 64, 208, 21],
  ] as const;
  const fruiting =
    leaf(cx + 120, 210, cx + 210, 120, { veins: 8 }) +
    leaf(cx + 120, 190, cx + 40, 110, { veins: 7 }) +
    leaf(cx + 70, 262, cx + 160, 352, { veins: 8 }) +
    leafAt(cx + 120, 160, 90, -90, { curve: 0.74, veins: 7 }) +
    each(
      fruits,
      ([x, y, radius]) =>
        line(`M${xy(x, y - radius)}v-26`, weight.rule, second) +
        disc(x, y, radius, light) +
        shine(x, y, radius * 0.68, bloom),
    );
  const foot = floor + 10;
  const stock =
    path(`M${cx - 50} ${foot}V340H${cx - 24}L${cx} 420L${cx + 24} 340H${cx + 50}V${foot}Z`, { fill: main }) +
    path(`M${cx - 19} 330H${cx}V412L${cx - 20} 344Z`, { fill: main }) +
    path(`M${cx} 330H${cx + 19}V344L${cx} 412Z`, { fill: second });
  const bark = [-3, -2, -1, 0, 1, 2, 3].map((place) =>
    uprights([cx + place * 13], 428 + Math.abs(place % 2) * 22, floor),
  );
  const ends = `M${cx + 80} 386A18 18 0 0 1 ${cx + 98} 404V442M${cx + 80} 386A28 28 0 0 0 ${cx + 108} 358`;
  const binding =
    each(range(5), (turn) => rect(cx - 58, 352 + turn * 15, 116, 9, { fill: bloom })) +
    rect(cx + 58, 382, 22, 9, { fill: bloom }) +
    line(ends, 6, bloom, round);
  const rootBends = [
    [-44, 40],
    [44, 40],
    [-16, 26],
    [16, 26],
  ] as const;
  const roots = each(rootBends, ([aside, radius]) => {
    const left = aside < 0;
    const end = arcTo(radius, left ? 1 : 0, cx + aside + (left ? -radius : radius), floor + radius);
    return line(`M${cx + aside} ${floor}${end}`, 6, third, round);
  });
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.2 }) +
    rings(cx, 372, 120, 620, 28, { opacity: 0.3 }) +
    scions +
    flowering +
    fruiting +
    stock +
    line(bark.join(''), weight.hair, ground, { opacity: 0.6 }) +
    binding +
    soil(floor, width, height) +
    roots
  );
});
