import { plateDesign } from '../plate.ts';
import { blossom, largeBlossom, smallBlossom } from '../primitives/blossom.ts';
import { arcs, half, rings } from '../primitives/circles.ts';
import { dandelion, tulip, umbel } from '../primitives/flowers.ts';
import { arcTo, levels, nodePath, steps, unit, uprightRoute, uprights, xy } from '../primitives/geometry.ts';
import { frond, leaf, leafPair } from '../primitives/plants.ts';
import { lattice, stem } from '../primitives/structures.ts';
import { disc, each, line, path, rect, square, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { ground, main, second, third, highlight, bloom, tint } = color;

const radius = 120;

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

const step = 144;
const outlined = { stroke: main, 'stroke-width': weight.fine };

// Every terrace has a wall of its own: boards, courses, a lattice, narrow boards, bricks.
const walls: readonly ((x: number, y: number, bottom: number) => string)[] = [
  (x, y, bottom) => uprights(steps(x + 12, x + step - 1, 12), y + 20, bottom),
  (x, y, bottom) => levels(steps(y + 20, bottom - 1, 20), x, x + step),
  (x, y, bottom) =>
    uprights(steps(x + 24, x + step - 1, 24), y + 12, bottom) + levels(steps(y + 12, bottom - 1, 24), x, x + step),
  (x, y, bottom) => uprights(steps(x + 18, x + step - 1, 18), y + 12, bottom),
  (x, y, bottom) =>
    steps(y + 14, bottom - 1, 28)
      .map((course, index) => {
        const joint = x + (index % 2 ? 36 : 72);
        return `${levels([course], x, x + step)}M${xy(joint, course)}v28M${xy(joint + 72, course)}v28`;
      })
      .join(''),
];

const stalk = (x: number, y: number, height: number, width: number = weight.stem): string =>
  line(uprights([x], y, y - height), width, main);

const ferns = (x: number, y: number): string =>
  each([-36, 0, 36], (aside) => frond(x + aside, y, 120 - Math.abs(aside), -90, 5, { fill: main, curve: 0.82 }));

function coins(x: number, y: number): string {
  const pods = [
    [0, -118, 30],
    [-38, -74, 24],
    [40, -66, 22],
  ] as const;
  return (
    stalk(x, y, 90) +
    each(
      pods,
      ([dx, dy, radius]) =>
        disc(x + dx, y + dy, radius, highlight, outlined) +
        square(x + dx, y + dy, radius * 0.3, { fill: ground, ...outlined }),
    ) +
    line(`M${xy(x, y - 30)}L${xy(x - 38, y - 52)}M${xy(x, y - 24)}L${xy(x + 40, y - 46)}`, weight.rule, main)
  );
}

const umbrella = (x: number, y: number): string =>
  stalk(x, y, 130) +
  half(x, y - 100, 66, -90) +
  each([-2, -1, 0, 1, 2], (rib) =>
    line(`M${xy(x, y - 166)}${arcTo(96, rib > 0 ? 1 : 0, x + rib * 21.78, y - 100)}`, weight.hair, third),
  ) +
  each([-44, 0, 44], (aside) => half(x + aside, y - 99, 22, -90, highlight)) +
  disc(x, y - 172, 8, highlight);

function flower(x: number, y: number): string {
  const veined = { fill: main, veins: 6, vein: highlight };
  return (
    stalk(x, y, 150) +
    leafPair(x, y - 10, 64, veined, veined) +
    leafPair(x, y - 70, 46, { fill: main }, { fill: main }) +
    blossom(x, y - 160, 54, { ...smallBlossom, fill: ground, inner: highlight, eyeSize: 0.2 })
  );
}

function giant(x: number, y: number): string {
  const veined = { fill: main, veins: 5 };
  return (
    stalk(x, y, 60, 8) +
    leafPair(x, y - 20, 60, veined, veined) +
    blossom(x, y - 96, 70, {
      ...largeBlossom,
      fill: highlight,
      inner: third,
      innerSize: 0.55,
      eyeSize: 0.22,
      seeds: 30,
    })
  );
}

const terraceRows = [
  { top: 500, crop: ferns },
  { top: 430, crop: coins },
  { top: 350, crop: umbrella },
  { top: 270, crop: flower },
  { top: 180, crop: giant },
] as const;

/** For the industries: terraces, each with a crop of its own. */
export const terraces = plateDesign('bloom', ({ width, height }) => {
  const built = each(terraceRows, ({ top }, index) => {
    const x = index * step;
    return (
      rect(x, top, step, height - top, { fill: index % 2 ? second : main }) +
      line(walls[index]?.(x, top, height) ?? '', weight.hair, ground, { opacity: 0.8 }) +
      rect(x, top - 10, step, 12, { fill: highlight, ...outlined })
    );
  });
  const crops = each(terraceRows, ({ top, crop }, index) => crop((index + 0.5) * step, top - 10));
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.2 }) +
    disc(470, 210, 178, highlight) +
    arcs(470, 210, { from: 200, to: 700, step: 22 }, 130, 320, { opacity: 0.4 }) +
    built +
    crops
  );
});
