import { plateDesign } from '../plate.ts';
import { blossom, standardBlossom } from '../primitives/blossom.ts';
import { tulip, umbel } from '../primitives/flowers.ts';
import { levelRoute, uprights } from '../primitives/geometry.ts';
import { bladeAt, frond, leaf, leafPair } from '../primitives/plants.ts';
import { panel, stem } from '../primitives/structures.ts';
import { each, line, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';
import { lower, pot, shelves, upper } from './shelves.ts';

const { main, second, third, highlight, bloom, tint, ground, light, dark } = color;

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
