import { plateDesign } from '../plate.ts';
import { blossom, largeBlossom, smallBlossom } from '../primitives/blossom.ts';
import { arcs, half } from '../primitives/circles.ts';
import { arcTo, levels, steps, unit, uprights, xy } from '../primitives/geometry.ts';
import { frond, leafPair } from '../primitives/plants.ts';
import { lattice } from '../primitives/structures.ts';
import { disc, each, line, rect, square, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const step = 144;
const { main, second, third, highlight, ground } = color;
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
