import { plateDesign } from '../plate.ts';
import { blossom } from '../primitives/blossom.ts';
import { arcs, half, rings } from '../primitives/circles.ts';
import { dandelion, tulip, umbel } from '../primitives/flowers.ts';
import { levels, steps, unit, uprights } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { lattice } from '../primitives/structures.ts';
import { disc, each, line, rect, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const { main, second, bloom, tint, highlight } = color;

/** For connected devices: a meadow of dandelion clocks, umbels and tulips, some of them sending. */
export const meadow = plateDesign('blush', ({ width, height }) => {
  const floor = height - 70;
  const stalk = (x: number, top: number, thickness = 5): string => line(uprights([x], height, top), thickness, main);
  const clock =
    stalk(600, 150, 6) +
    leaf(600, 470, 720, 350, { fill: second, veins: 8 }) +
    leaf(600, 540, 480, 420, { fill: main, veins: 8 }) +
    dandelion(600, 170, 140, 36);
  const umbels =
    stalk(120, 260, 6) +
    leaf(120, 500, 20, 400, { fill: main, veins: 7 }) +
    leaf(120, 440, 200, 360, { fill: main, veins: 6 }) +
    umbel(120, 290, 150, { rays: 11, from: 195, to: 345, disc: 19.5, dot: 7.5 }) +
    umbel(120, 290, 84, { rays: 6, from: 205, to: 335, disc: 10.9, dot: 4.2, fill: () => bloom });
  const flower =
    stalk(360, 300, 8) +
    leaf(360, 520, 220, 380, { fill: second, veins: 10 }) +
    leaf(360, 560, 500, 420, { fill: second, veins: 10 }) +
    leaf(360, 430, 440, 350, { fill: main, veins: 6 }) +
    blossom(360, 210, 150, { petals: 12, inner: highlight, eye: main, eyeSize: 0.25, seeds: 60 });
  const small =
    stalk(240, 470) +
    tulip(240, 474, 40, bloom, tint) +
    stalk(480, 500) +
    tulip(480, 504, 34, main, second) +
    stalk(680, 470) +
    disc(680, 452, 32, bloom) +
    rings(680, 452, 42, 74, 10) +
    stalk(40, 520) +
    half(40, 520, 36, -90, bloom) +
    rings(40, 520, 48, 84, 12, { opacity: 0.8 });
  const wiring =
    uprights(steps(20, width - 0.1, 40), floor, height) + levels(steps(floor + 17.5, height - 0.1, 17.5), 0, width);
  const ground =
    rect(0, floor, width, 70, { fill: color.soil }) +
    line(wiring, weight.hair, second, { opacity: 0.8 }) +
    each(
      [40, 120, 240, 360, 480, 600, 680],
      (x, index) => disc(x, floor, 9, highlight) + disc(x, floor, 4, index % 3 ? main : bloom),
    );
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.1 }) +
    arcs(600, 150, { from: 60, to: 620, step: 26 }, 90, 270, { opacity: 0.4 }) +
    clock +
    umbels +
    flower +
    small +
    ground
  );
});
