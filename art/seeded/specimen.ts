import { blossom, flower } from '../primitives/blossom.ts';
import { tulip, umbel } from '../primitives/flowers.ts';
import { uprightRoute } from '../primitives/geometry.ts';
import { frond, leafAt, leafPair } from '../primitives/plants.ts';
import { cycle, type NonEmpty, range } from '../primitives/random.ts';
import { backdrop, soil, stem } from '../primitives/structures.ts';
import { disc, each, ring, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';
import { type Composition, discColor, largeFlower } from './composition.ts';

const { main, second, third, bloom } = color;

type Crown = (x: number, y: number, size: number) => string;

const many: Crown = (x, y, size) => blossom(x, y, size, largeFlower);
const eight: Crown = (x, y, size) => blossom(x, y, size, { ...flower, seeds: 22 });
const cup: Crown = (x, y, size) => tulip(x, y + size * 0.75, size * 0.92, bloom, second);

const fan: Crown = (x, y, size) =>
  umbel(x, y + size * 0.7, size * 1.6, {
    width: weight.rule,
    disc: size * 0.22,
    dot: size * 0.08,
    fill: (index) => (index % 2 ? main : bloom),
    dotFill: color.ground,
  });
const crowns: NonEmpty<Crown> = [many, eight, cup, fan];

const pairs: NonEmpty<readonly [Paint, Paint]> = [
  [main, second],
  [second, main],
  [second, third],
];

/** One symmetrical plant before a disc, as in a book of botany. */
export const specimen: Composition = (canvas) => {
  const { width, height, cx, random } = canvas;
  const core = Math.min(width, height);
  const floor = height - Math.max(40, height * 0.09);
  const size = core * random.pick([0.16, 0.18, 0.2]);
  const top = Math.max(size + 30, floor - core * 1.12);
  const rise = floor - top;
  const start = random.int(0, 2);
  const reach = Math.min(rise * 0.38, width * 0.34);
  const tiers = rise > 440 ? 4 : 3;
  const tier = (index: number) => ({
    y: floor - 8 - rise * 0.68 * (index / tiers),
    side: reach * (1 - (index / tiers) * 0.55),
  });
  const foliage = each(range(tiers).reverse(), (index) => {
    const { y, side } = tier(index);
    const [left, right] = cycle(pairs, start + index);
    const veins = Math.max(4, Math.round(side / 13));
    return leafPair(cx, y, side, { fill: left, veins }, { fill: right, veins });
  });
  const ferns = each(width > height * 1.1 ? [-1, 1] : [], (side) =>
    frond(cx + side * width * 0.37, floor, rise * 0.6, -90, 6, { fill: side < 0 ? second : main, curve: 0.82 }),
  );
  const radius = core * random.pick([0.32, 0.35, 0.38]);
  const discY = top + radius * 0.3;
  const [low, middle] = [tier(0), tier(1)];
  return {
    body:
      backdrop(canvas, 0.2) +
      disc(cx, discY, radius, discColor(canvas)) +
      ring(cx, discY, radius + 14) +
      ferns +
      stem(uprightRoute(cx, floor + 6, top), { width: 10, stroke: main }) +
      foliage +
      leafAt(cx, floor - rise * 0.66, rise * 0.16, -90, { curve: 0.74, veins: 4 }) +
      random.pick(crowns)(cx, top, size) +
      soil(floor, width, height),
    focuses: [
      { x: cx, y: top, radius: size * 0.52 },
      { x: cx - low.side * 0.55, y: low.y - low.side * 0.55, radius: low.side * 0.4 },
      { x: cx, y: middle.y - middle.side * 0.2, radius: middle.side * 0.5 },
      { x: cx + low.side * 0.5, y: floor - low.side * 0.3, radius: low.side * 0.35 },
      { x: cx + radius * 0.5, y: discY + radius * 0.3, radius: size * 0.8 },
      { x: cx, y: floor - rise * 0.5, radius: size },
    ],
  };
};
