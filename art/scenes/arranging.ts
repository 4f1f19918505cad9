import { plateDesign } from '../plate.ts';
import { blossom, largeBlossom } from '../primitives/blossom.ts';
import { tulip } from '../primitives/flowers.ts';
import { arcTo, levels, num, steps, unit, uprightRoute, uprights } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { lattice, stem } from '../primitives/structures.ts';
import { disc, line, path, rect, ring, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const { main, second, third, highlight, bloom, tint, dark } = color;

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
