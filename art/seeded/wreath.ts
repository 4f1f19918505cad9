import { blossom } from '../primitives/blossom.ts';
import { rings } from '../primitives/circles.ts';
import { type Point, polar, steps } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { backdrop, stem } from '../primitives/structures.ts';
import { disc, each, ring, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';
import { type Composition, discColor, largeFlower } from './composition.ts';

const { main, second, third, bloom, ground } = color;

// Where the plate is longer than the wreath, the stem runs on to both edges with pairs of leaves.
function runners(cx: number, cy: number, width: number, height: number, radius: number): string {
  const upright = height > width;
  const half = (upright ? height : width) / 2;
  if (half - radius < 120) return '';
  const at = (along: number, aside: number): Point => (upright ? [cx + aside, cy + along] : [cx + along, cy + aside]);
  return each([-1, 1], (side) => {
    const pairs = each(steps(radius + 62, half + 20, 52), (along, index) =>
      each([-1, 1], (aside) =>
        leaf(...at(side * along, 0), ...at(side * (along + 44), aside * 44), {
          fill: (index + (aside > 0 ? 1 : 0)) % 2 ? second : main,
          veins: 4,
        }),
      ),
    );
    return stem([at(side * radius, 0), at(side * (half + 10), 0)], { width: 7, stroke: main }) + pairs;
  });
}

/** A wreath: a ring of stem, leaves around it that point one way, a blossom where it closes. */
export const wreath: Composition = (canvas) => {
  const { cx, cy, width, height, random } = canvas;
  const core = Math.min(width, height);
  const radius = core * random.pick([0.3, 0.32]);
  const count = random.pick([12, 13, 15]);
  const close = random.pick([-90, -45, 0, 90, 135]);
  const direction = random.pick([-1, 1]);
  const size = core * 0.18;
  const turn = (index: number): number => close + direction * (26 + (308 / (count - 1)) * index);
  const leaves = each(range(count), (index) => {
    const degrees = turn(index);
    const foot = polar(cx, cy, radius, degrees);
    const along = degrees + direction * 90;
    const grown = size * (0.72 + 0.28 * Math.sin((Math.PI * (index + 0.5)) / count));
    const [outer, inner] = index % 3 === 1 ? [third, second] : [second, main];
    return (
      leafAt(...foot, grown, along - direction * 45, { curve: 0.74, fill: outer, veins: 6 }) +
      leafAt(...foot, grown * 0.78, along + direction * 45, { curve: 0.74, fill: inner, veins: 4 })
    );
  });
  const berries = each(
    range(count - 1).filter((index) => index % 3 === 0),
    (index) => {
      const at = polar(cx, cy, radius, turn(index + 0.5));
      return disc(...at, 12, ground) + disc(...at, 9, bloom);
    },
  );
  const [flowerX, flowerY] = polar(cx, cy, radius, close);
  const middle = radius * 0.46;
  const heart =
    random.next() > 0.5
      ? rings(cx, cy, 12, middle, 12, { width: weight.fine, stroke: main }) + disc(cx, cy, 12, bloom)
      : blossom(cx, cy, middle, { curve: 0.72, fill: main, inner: second, eye: bloom, eyeSize: 0.2 });
  return {
    body:
      backdrop(canvas, 0.2) +
      rings(cx, cy, radius + size * 1.35, Math.max(width, height), 26, { opacity: 0.4 }) +
      runners(cx, cy, width, height, radius) +
      disc(cx, cy, radius * 0.62, discColor(canvas)) +
      heart +
      ring(cx, cy, radius, 9, main) +
      leaves +
      berries +
      blossom(flowerX, flowerY, core * 0.18, largeFlower),
    focuses: [
      { x: flowerX, y: flowerY, radius: core * 0.1 },
      { x: cx, y: cy, radius: radius * 0.62 },
      ...[150, 240, 90, 200].map((degrees) => {
        const [x, y] = polar(cx, cy, radius, close + direction * degrees);
        return { x, y, radius: size * 0.72 };
      }),
    ],
  };
};
