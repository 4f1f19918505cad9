import { seedhead } from '../primitives/blossom.ts';
import { rings } from '../primitives/circles.ts';
import { polar, unit, uprightRoute } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { type NonEmpty, range } from '../primitives/random.ts';
import { backdrop, stem } from '../primitives/structures.ts';
import { disc, each } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';
import type { Composition } from './composition.ts';

const { main, second, third, bloom, tint, light } = color;

type Bands = readonly [middle: Paint, inner: Paint, outer: Paint];
const bands: NonEmpty<Bands> = [
  [bloom, tint, light],
  [tint, light, third],
  [bloom, third, light],
];
const petalColors: NonEmpty<readonly [front: Paint, back: Paint]> = [
  [bloom, second],
  [bloom, tint],
  [tint, bloom],
];

type Head = Readonly<{ x: number; y: number; radius: number; long: number; petals: number }>;

// Petals are as broad as their number allows, so that they never merge into a disc.
function petalRing({ x, y, radius, petals }: Head, length: number, shift: number, fill: Paint): string {
  const breadth = (0.94 * 2 * Math.PI * (radius + length * 0.3)) / petals;
  const sag = Math.min(0.29, breadth / 2 / length);
  const curve = (0.25 + sag * sag) / (2 * sag);
  return each(range(petals), (index) => {
    const degrees = (360 / petals) * (index + shift);
    return leafAt(...polar(x, y, radius * 0.88, degrees), length, degrees, { curve, fill });
  });
}

function flowerHead(head: Head, seeds: number, [front, back]: readonly [Paint, Paint], band: Bands): string {
  return (
    petalRing(head, head.long, 0.5, back) +
    petalRing(head, head.long * 0.74, 0, front) +
    disc(head.x, head.y, head.radius, color.dark) +
    seedhead(head.x, head.y, head.radius * 0.97, seeds, {
      sizes: [0.3, 0.45],
      fill: (place) => {
        if (place < 0.1) return band[0];
        return place < 0.4 ? band[1] : band[2];
      },
    })
  );
}

/** A single flower head, large, on a stem with square leaves. */
export const sunflower: Composition = (canvas) => {
  const { width, height, cx, cy, random } = canvas;
  const core = Math.min(width, height);
  const wide = width > height * 1.2;
  const side = random.pick([-1, 1]);
  const long = core * random.pick([0.19, 0.21, 0.23]);
  const head: Head = {
    x: cx + side * (wide ? width * 0.14 : 0.5 * unit),
    y: Math.max(core * 0.19 + long + 10, cy - core * 0.1),
    radius: core * 0.19,
    long,
    petals: random.pick([17, 21, 26]),
  };
  const colors = random.pick(petalColors);
  const band = random.pick(bands);
  const reach = core * 0.28;
  const joint = Math.min(height + 10, head.y + head.radius + long + reach * 0.9);
  const bottom = height - unit;
  const stalk = uprightRoute(head.x, head.y, bottom, head.x - side * 2 * unit, height + 20);
  const leaves =
    leaf(head.x, joint, head.x - reach, joint - reach, { fill: second, veins: 11 }) +
    leaf(head.x, joint + unit, head.x + reach, joint + unit - reach, { fill: main, veins: 11, vein: second });

  // In a wide plate a younger head stands on the other side.
  const young: Head = {
    x: cx - side * width * 0.3,
    y: height * 0.55,
    radius: head.radius * 0.5,
    long: long * 0.55,
    petals: 13,
  };
  const small = reach * 0.6;
  const companion =
    stem(uprightRoute(young.x, young.y, height + 20), { width: 8, stroke: main }) +
    leaf(young.x, height - 20, young.x - small, height - 20 - small, { fill: main, veins: 6, vein: second }) +
    leaf(young.x, height - 50, young.x + small, height - 50 - small, { fill: second, veins: 6 }) +
    flowerHead(young, 80, colors, band);
  const rim = (turn: number): Readonly<{ x: number; y: number }> => {
    const [x, y] = polar(head.x, head.y, head.radius + long * 0.35, turn);
    return { x, y };
  };
  return {
    body:
      backdrop(canvas, 0.2) +
      rings(head.x, head.y, head.radius + long + 24, Math.max(width, height), 24, { opacity: 0.4 }) +
      (wide ? companion : '') +
      stem(stalk, { radius: unit, width: 12, stroke: main }) +
      leaves +
      flowerHead(head, 240, colors, band),
    focuses: [
      { x: head.x, y: head.y, radius: head.radius },
      { x: head.x - reach * 0.55, y: joint - reach * 0.6, radius: reach * 0.4 },
      { ...rim(side > 0 ? 220 : -40), radius: long * 0.5 },
      wide
        ? { x: young.x, y: young.y, radius: young.radius }
        : { x: head.x + reach * 0.55, y: joint + unit - reach * 0.6, radius: reach * 0.4 },
      { ...rim(side > 0 ? -50 : 230), radius: long * 0.62 },
      { ...rim(90), radius: long * 0.5 },
    ],
  };
};
