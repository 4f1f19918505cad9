import { plateDesign } from '../plate.ts';
import { half } from '../primitives/circles.ts';
import { nodePath, steps, unit, uprightRoute } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { lattice, stem } from '../primitives/structures.ts';
import { disc, each, path, rect } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const radius = 120;
const { main, second, third, highlight, bloom, ground } = color;

// Each trunk: its place in the canopy and how many units it moves aside on its way down.
const trunks = [
  [60, 3],
  [140, 1],
  [220, 2],
  [300, 0],
  [380, 0],
  [460, -1],
  [540, -3],
  [620, -2],
  [680, -1],
] as const;

const dark = [main, second, main, second, main, bloom];
const light = [highlight, main, highlight, main, highlight, main];
const pale = [third, ground, third, ground, third, highlight];
const green = [second, main, second, main, second, main];
const poppy = [bloom, highlight, bloom, highlight, bloom, main];

// From the back row to the front row.
const domes: readonly (readonly [x: number, y: number, bands: readonly Paint[]])[] = [
  [120, 150, pale],
  [360, 130, green],
  [600, 150, light],
  [0, 225, green],
  [240, 215, light],
  [480, 215, dark],
  [720, 225, pale],
  [120, 300, dark],
  [360, 300, poppy],
  [600, 300, green],
  [0, 380, pale],
  [240, 385, green],
  [480, 385, pale],
  [720, 380, light],
];

/** For the cloud: crowns of concentric arcs on trunks that run like circuit traces. */
export const canopy = plateDesign('leaf', ({ width, height }) => {
  const carriers = each(trunks, ([x, aside], index) => {
    const turn = 470 + Math.abs(aside) * 26;
    const marked = index % 3 === 1;
    return stem(uprightRoute(x, 180, turn, x + aside * unit, height + 8), {
      radius: 26,
      width: marked ? 9 : 5,
      stroke: marked ? bloom : index % 2 ? highlight : main,
    });
  });
  const crowns = each(domes, ([x, y, bands]) =>
    each(bands, (fill, index) => half(x, y, radius * (1 - index / bands.length), -90, fill)),
  );
  const leaves = each(trunks, ([x], index) => {
    const y = 442 + (index % 3) * 10;
    return leaf(x, y, x + (index % 2 ? 44 : -44), y - 44, { fill: index % 2 ? third : highlight });
  });
  const ground =
    rect(0, height - 40, width, 40, { fill: main }) +
    path(
      steps(20, width - 0.1, 40)
        .map((x) => nodePath(x, height - 20, 3))
        .join(''),
      { fill: second },
    ) +
    each(trunks, ([x, aside], index) => {
      const marked = index % 3 === 1;
      return disc(x + aside * unit, height - 40, marked ? 12 : 8, marked ? bloom : highlight);
    });
  return lattice(0, 0, width, height, unit, { opacity: 0.2 }) + carriers + crowns + leaves + ground;
});
