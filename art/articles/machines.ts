import { plateDesign } from '../plate.ts';
import { seedhead } from '../primitives/blossom.ts';
import { half, rings } from '../primitives/circles.ts';
import { polar, uprights, xy } from '../primitives/geometry.ts';
import { leafAt } from '../primitives/plants.ts';
import { cycle, type NonEmpty, range } from '../primitives/random.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, each, line, rect, ring, round, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { main, second, third, highlight, bloom, tint, ground } = color;

function gear(
  x: number,
  y: number,
  radius: number,
  teeth: number,
  turn: number,
  fill: Paint,
  petal: Paint,
  eye: Paint,
): string {
  const angles = range(teeth).map((index) => turn + (360 / teeth) * index);
  const tooth = radius * Math.sin(Math.PI / teeth) * 0.56;
  return (
    each(angles, (degrees) => half(...polar(x, y, radius - 2, degrees), tooth, degrees, fill)) +
    disc(x, y, radius, fill) +
    each(angles, (degrees) => leafAt(x, y, radius * 0.86, degrees, { curve: 0.8, fill: petal })) +
    disc(x, y, radius * 0.3, fill) +
    disc(x, y, radius * 0.22, eye)
  );
}

/** For DevOps: three flowers that mesh like gears. */
export const gears = plateDesign(
  'bloom',
  (canvas) =>
    backdrop(canvas, 0.2) +
    rings(214, 262, 210, 560, 28, { opacity: 0.4 }) +
    gear(214, 262, 158, 12, 0, main, highlight, ground) +
    gear(466, 158, 99, 8, 157.5, highlight, main, ground) +
    gear(505, 385, 118, 9, 20, main, third, highlight),
);

const containers: NonEmpty<Paint> = [main, second, highlight, main, bloom, second, main, highlight];

function deck(top: number): string {
  const [width, height] = [88, 54];
  return each([0, 1], (row) =>
    each(range(9), (place) => {
      const [x, y] = [(place - 1) * width - row * 44 + 10, top + row * height];
      const fill = cycle(containers, (place - 1) * 3 + row * 2 + 9);
      const ribs = uprights(
        [10, 20, 30, 40, 50, 60, 70, 80].map((offset) => x + offset),
        y + 8,
        y + 46,
      );
      return (
        rect(x, y, width, height, { fill, stroke: ground, 'stroke-width': weight.rule }) +
        line(ribs, weight.hair, fill === highlight ? color.hairline : ground, { opacity: 0.8 })
      );
    }),
  );
}

/** For Kubernetes: a helm with seven spokes, its middle a flower with seven petals, above a deck of containers. */
export const helm = plateDesign('mist', (canvas) => {
  const { height, cx } = canvas;
  const cy = canvas.cy - 36;
  const radius = 138;
  const angles = range(7).map((index) => -90 + (360 / 7) * index);
  return (
    backdrop(canvas, 0.2) +
    deck(height - 108) +
    rings(cx, cy, radius + 74, 520, 26, { opacity: 0.3 }) +
    each(
      angles,
      (degrees) =>
        line(`M${xy(cx, cy)}L${xy(...polar(cx, cy, radius + 52, degrees))}`, 9, main, round) +
        leafAt(...polar(cx, cy, radius + 14, degrees), 52, degrees, { curve: 0.8 }),
    ) +
    ring(cx, cy, radius, 22, main) +
    ring(cx, cy, radius, weight.hair, ground) +
    disc(cx, cy, radius - 11, highlight) +
    each(angles, (degrees) =>
      leafAt(cx, cy, radius - 14, degrees, { curve: 0.66, fill: bloom, veins: 6, vein: tint }),
    ) +
    disc(cx, cy, 30) +
    seedhead(cx, cy, 24, 36)
  );
});
