import { plateDesign } from '../plate.ts';
import { blossom, largeBlossom, standardBlossom } from '../primitives/blossom.ts';
import { rings, shine } from '../primitives/circles.ts';
import { tulip } from '../primitives/flowers.ts';
import { arcTo, levels, num, steps, unit, uprightRoute, uprights, xy } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { lattice, soil, stem } from '../primitives/structures.ts';
import { disc, each, line, path, rect, ring, round, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { ground, main, second, third, highlight, bloom, tint, light, dark } = color;

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

/** For the developers of the team: a vine that climbs a ladder and is tied to every second rung. */
export const climbing = plateDesign('night', ({ width, height }) => {
  const [left, right, cx, bend] = [152, 328, 240, 40];
  const rungs = [560, 480, 400, 320, 240, 160, 80];
  const plank = (from: number, to: number, y: number): string =>
    rect(from, y - 7, to - from, 14, { fill: highlight }) +
    line(levels([y - 2, y + 3], from, to), weight.hair, ground, { opacity: 0.5 });
  const rail = (x: number): string =>
    rect(x - 11, -10, 22, height + 20, { fill: highlight }) +
    line(uprights(steps(x - 8, x + 8, 4), -10, height + 10), weight.hair, ground, { opacity: 0.5 });
  const turns = rungs.slice(0, 6);
  const vine = turns.map((y, index) => arcTo(bend, index % 2 ? 1 : 0, cx, y - 80)).join('');
  const grow = (x: number, y: number, dx: number, dy: number, fill: Paint, veins: number): string =>
    leaf(x, y, x + dx, y + dy, { fill, veins });
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.1 }) +
    disc(cx, 120, 168, second) +
    ring(cx, 120, 182) +
    rail(left) +
    rail(right) +
    each([720, 640, ...rungs], (y) => plank(left, right, y)) +
    line(`M${xy(cx, height + 20)}V560${vine}`, 12, main, round) +
    grow(cx + bend, 520, 140, -100, second, 9) +
    grow(cx - bend, 440, -150, -120, third, 11) +
    grow(cx + bend, 360, 130, -120, third, 10) +
    grow(cx - bend, 280, -130, -110, second, 10) +
    grow(cx + bend, 200, 110, -70, third, 7) +
    grow(cx - bend, 120, -100, -70, third, 7) +
    grow(cx - 10, 560, -100, 60, second, 6) +
    grow(cx + 14, 452, 60, 60, second, 5) +
    each([480, 320, 160], (y) => plank(cx - 30, cx + 30, y)) +
    each([560, 400, 240], (y) => disc(cx, y, 11, ground) + ring(cx, y, 10, 4, bloom)) +
    blossom(cx, 84, 100, { ...largeBlossom, eye: ground })
  );
});

/** For the designers of the team: three stems in a low bowl before a moon. */
export const arranging = plateDesign('mist', ({ width, height }) => {
  const [cx, table, rim] = [220, 520, 420];
  const tallStem =
    stem(uprightRoute(190, rim, 300, 96, 64), { radius: 44, width: 8, stroke: main }) +
    leaf(96, 250, 16, 170, { fill: main, veins: 7 }) +
    leaf(96, 200, 156, 140, { veins: 5 }) +
    leaf(96, 140, 36, 80, { veins: 5 }) +
    leafAt(96, 76, 60, -90, { curve: 0.72, fill: bloom });
  const middleStem =
    stem(uprightRoute(222, rim, 210), { width: 9, stroke: main }) +
    leaf(222, 360, 142, 280, { veins: 7 }) +
    blossom(222, 196, 104, largeBlossom);
  const lowStem =
    stem(uprightRoute(262, rim, 388, 404, 344), { radius: 30, width: 6, stroke: main }) +
    tulip(404, 348, 38, bloom, tint);
  const flutes = [1, 2, 3, 4, 5].map((index) =>
    levels([rim + 10 + index * 12], cx - 140 + index * 4, cx + 140 - index * 4),
  );
  const bowl =
    rect(cx - 158, rim - 4, 316, 14, { fill: dark }) +
    path(
      `M${cx - 146} ${rim + 10}${arcTo(90, 0, cx - 56, rim + 90)}H${num(cx + 56)}` +
        `${arcTo(90, 0, cx + 146, rim + 10)}Z`,
      { fill: dark },
    ) +
    line(flutes.join(''), weight.hair, third, { opacity: 0.8 }) +
    rect(cx - 62, rim + 90, 124, 10, { fill: dark });
  const stand =
    rect(0, table, width, 12, { fill: highlight, stroke: color.hairline, 'stroke-width': weight.fine }) +
    rect(0, table + 12, width, height, { fill: dark }) +
    line(uprights(steps(20, width - 1, 20), table + 12, height), weight.hair, second) +
    leaf(380, table - 2, 424, table - 30, { curve: 0.8, fill: bloom });
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.2 }) +
    disc(300, 210, 172, color.glow) +
    ring(300, 210, 186) +
    tallStem +
    leaf(240, rim, 430, 230, { fill2: main, veins: 17, veinOpacity: 0.7 }) +
    middleStem +
    lowStem +
    bowl +
    stand
  );
});
