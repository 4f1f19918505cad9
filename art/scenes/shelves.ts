import { type Canvas, plateDesign } from '../plate.ts';
import { blossom, standardBlossom } from '../primitives/blossom.ts';
import { tulip, umbel } from '../primitives/flowers.ts';
import { arcTo, levelRoute, levels, num, unit, uprights, xy } from '../primitives/geometry.ts';
import { bladeAt, frond, leaf, leafPair } from '../primitives/plants.ts';
import { lattice, panel, potOutline, stem } from '../primitives/structures.ts';
import { disc, each, line, path, rect, ring, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { ground, main, second, third, highlight, bloom, tint, light, dark } = color;

/** Where the two shelves are. */
const upper = 320;
const lower = 600;

/** A pot with two bands. */
function pot(x: number, foot: number, width: number, height: number, fill: Paint, band: Paint): string {
  const rim = foot - height;
  const [left, right] = [x - width / 2, x + width / 2];
  return (
    path(potOutline(x, foot, width, height, 28), { fill }) +
    rect(left - 8, rim - 8, width + 16, 18, { fill }) +
    line(levels([rim + 26, rim + 34], left, right), weight.fine, band) +
    line(levels([rim + 10], left - 8, right + 8), weight.hair, ground)
  );
}

/** Two shelves before a disc, and what stands on them. */
function shelves({ width, height }: Canvas, sun: Paint, things: string): string {
  const posts = each(
    [60, 400, 740],
    (x) =>
      rect(x - 8, 0, 16, height, { fill: highlight }) +
      line(uprights([x - 8, x + 8, x], 0, height), weight.hair, dark, { opacity: 0.4 }),
  );
  const boards = each(
    [upper, lower],
    (y) =>
      rect(0, y, width, 16, { fill: highlight }) +
      line(levels([y, y + 16, y + 8], 0, width), weight.hair, dark, { opacity: 0.5 }),
  );
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.2 }) +
    disc(560, 200, 200, sun) +
    ring(560, 200, 216) +
    posts +
    boards +
    things +
    rect(0, lower + 16, width, height, { fill: color.soil })
  );
}

const stalk = (x: number, y: number, height: number, width = 6): string =>
  line(uprights([x], y, y - height), width, main);

function fern(x: number, y: number): string {
  return each([-30, 0, 30], (lean) => {
    const middle = lean === 0;
    return frond(x + lean * 0.4, y, middle ? 190 : 140, -90 + lean * 0.8, middle ? 7 : 5, {
      fill: middle ? main : second,
      size: 0.28,
      curve: 0.82,
    });
  });
}

const flower = (x: number, y: number): string =>
  stalk(x, y, 120) +
  leafPair(x, y - 6, 74, { veins: 6 }, { fill: main, veins: 6 }) +
  blossom(x, y - 136, 66, { ...standardBlossom, seeds: 20 });

const agave = (x: number, y: number): string =>
  each([-58, -30, 0, 30, 58], (lean, index) =>
    bladeAt(x, y, 150 - Math.abs(lean) * 0.5, -90 + lean, { curve: 1.05, fill: index % 2 ? second : main }),
  );

const tulips = (x: number, y: number): string =>
  stalk(x - 26, y, 96, 5) +
  stalk(x + 26, y, 140, 5) +
  leaf(x - 26, y, x - 92, y - 66, { veins: 5 }) +
  leaf(x + 26, y, x + 96, y - 70, { veins: 5 }) +
  tulip(x - 26, y - 92, 34, bloom, tint) +
  tulip(x + 26, y - 136, 40, main, second);

function cactus(x: number, y: number): string {
  const ribs = uprights([x - 17], y - 136, y) + uprights([x], y - 150, y) + uprights([x + 17], y - 136, y);
  return (
    panel(x - 34, y - 156, 68, 170, 34, { fill: second }) +
    line(ribs, weight.fine, ground, { opacity: 0.8 }) +
    stem(levelRoute(x + 30, y - 60, x + 72, y - 112), { radius: 26, width: 26 }) +
    stem(levelRoute(x - 30, y - 40, x - 66, y - 80), { radius: 24, width: 22 }) +
    blossom(x, y - 160, 36, { petals: 7, eye: highlight, eyeSize: 0.24 })
  );
}

function fan(x: number, y: number): string {
  const veined = { veins: 7 };
  return (
    stalk(x, y, 90) +
    umbel(x, y - 84, 92, { disc: 13, dot: 4.5, fill: (index) => (index % 4 === 2 ? bloom : main) }) +
    leafPair(x, y, 80, veined, veined)
  );
}

const sprout = (x: number, y: number): string =>
  stalk(x, y, 36) + leafPair(x, y - 26, 116, { fill: main, veins: 11 }, { veins: 11 });

/** Seven different pot plants on two shelves, for the Careers page. */
export const nursery = plateDesign('blush', (canvas) =>
  shelves(
    canvas,
    color.glow,
    fern(140, upper - 88) +
      pot(140, upper, 96, 84, dark, third) +
      flower(320, upper - 76) +
      pot(320, upper, 84, 72, bloom, dark) +
      agave(490, upper - 96) +
      pot(490, upper, 80, 92, light, bloom) +
      tulips(650, upper - 78) +
      pot(650, upper, 108, 74, dark, bloom) +
      cactus(200, lower - 84) +
      pot(200, lower, 112, 80, bloom, highlight) +
      fan(420, lower - 74) +
      pot(420, lower, 92, 70, light, dark) +
      sprout(620, lower - 60) +
      pot(620, lower, 76, 56, dark, third),
  ),
);

/** An empty pot with the name of what will grow in it. */
function tagged(x: number, width: number, height: number, fill: Paint, band: Paint): string {
  const rim = upper - height;
  const stick = x + 14;
  return (
    line(uprights([stick], rim, rim - 52), 5, main) +
    rect(stick - 22, rim - 84, 44, 36, { fill: light }) +
    line(levels([rim - 72, rim - 62], stick - 13, stick + 13), weight.fine, dark) +
    pot(x, upper, width, height, fill, band)
  );
}

/** A pot that stands on its rim. */
function upturned(x: number, foot: number, width: number, height: number, fill: Paint): string {
  const [left, right, top, corner] = [x - width / 2, x + width / 2, foot - height, 28];
  const body =
    `M${xy(left, foot)}V${num(top + corner)}${arcTo(corner, 1, left + corner, top)}` +
    `H${num(right - corner)}${arcTo(corner, 1, right, top + corner)}V${num(foot)}Z`;
  return (
    path(body, { fill }) +
    rect(left - 8, foot - 18, width + 16, 18, { fill }) +
    line(levels([foot - 18], left - 8, right + 8), weight.hair, ground)
  );
}

/** Pots in each other, upside down; of the lower ones only the rims are seen. */
const stack = (x: number, width: number, height: number, fills: readonly Paint[]): string =>
  each(fills, (fill, index) => upturned(x, lower - 34 * index, width, height, fill));

const can = (): string =>
  rect(468, lower - 96, 104, 96, { fill: second }) +
  line(levels([lower - 72, lower - 62], 468, 572), weight.fine, ground) +
  line(`M572 570L632 508`, 12, second) +
  path(`M612 496${arcTo(24, 1, 652, 526)}Z`, { fill: second }) +
  line(`M468 518${arcTo(34, 0, 468, 586)}`, 9, second) +
  line(`M480 504${arcTo(40, 1, 560, 504)}`, 9, second);

const seedling = (x: number, y: number): string =>
  line(uprights([x], y, y - 48), 6, main) +
  leafPair(x, y - 24, 62, { veins: 6 }, { fill: main, veins: 6 }) +
  leaf(x, y - 46, x, y - 96, { curve: 0.72, fill: bloom });

/** Empty pots on two shelves and one seedling, for the Careers page while no role is open. */
export const resting = plateDesign('mist', (canvas) =>
  shelves(
    canvas,
    third,
    tagged(140, 96, 84, dark, third) +
      pot(320, upper, 84, 72, light, dark) +
      seedling(490, upper - 92) +
      pot(490, upper, 80, 92, dark, third) +
      tagged(650, 108, 74, light, dark) +
      stack(170, 112, 96, [dark, light, second, dark]) +
      stack(330, 84, 76, [dark, light]) +
      can() +
      pot(680, lower, 76, 56, dark, third),
  ),
);
