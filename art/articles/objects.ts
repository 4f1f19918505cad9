import { plateDesign } from '../plate.ts';
import { blossom, seedhead, smallBlossom } from '../primitives/blossom.ts';
import { half, rings } from '../primitives/circles.ts';
import { polar, uprights, xy } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { cycle, type NonEmpty, range } from '../primitives/random.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, each, group, line, path, rect, ring, round, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { ground, main, second, third, highlight, bloom, tint, light, dark } = color;

/** For artificial intelligence: a leaf as an eye, with a seed head as its iris. */
export const eye = plateDesign('blush', (canvas) => {
  const { cx, cy } = canvas;
  const rays = range(49).map((index) => {
    const degrees = 180 + index * 3.75;
    const end = polar(cx, cy + 40, index % 2 ? 520 : 250, degrees);
    return `M${xy(...polar(cx, cy + 40, 190, degrees))}L${xy(...end)}`;
  });
  const lashes = each(range(24), (index) =>
    leafAt(...polar(cx, cy, 56, index * 15), 42, index * 15, { curve: 0.8, fill: index % 2 ? bloom : tint }),
  );
  return (
    backdrop(canvas, 0.2) +
    line(rays.join(''), weight.hair, color.hairline, { opacity: 0.5 }) +
    leaf(cx - 290, cy, cx + 290, cy, { fill: dark }) +
    leaf(cx - 262, cy, cx + 262, cy, { fill: light }) +
    disc(cx, cy, 108, dark) +
    ring(cx, cy, 101, weight.hair, tint) +
    lashes +
    disc(cx, cy, 57, dark) +
    seedhead(cx, cy, 52, 110, { sizes: [0.3, 0.44], fill: (place) => (place < 0.2 ? bloom : light) })
  );
});

/** For OAuth2 and JWT: a key with a blossom as its bow; the three beads are the three parts of a token. */
export const key = plateDesign('night', (canvas) => {
  const lobe = 62;
  const corners = [45, 135, 225, 315].map((degrees) => polar(0, 0, lobe, degrees));
  const bow =
    each(corners, ([x, y]) => disc(x, y, lobe * 0.98, highlight)) +
    disc(0, 0, lobe, highlight) +
    each(corners, ([x, y]) => disc(x, y, lobe * 0.62, ground)) +
    blossom(0, 0, lobe * 1.72, { ...smallBlossom, curve: 0.78, turn: 0, eye: ground, eyeSize: 0.15 });
  const beads = [
    [136, highlight],
    [170, highlight],
    [204, bloom],
  ] as const;
  const shaft =
    rect(96, -14, 392, 28, { fill: highlight }) +
    line('M118 0H480', weight.hair, ground) +
    half(488, 0, 14, 0, highlight) +
    each(beads, ([x, fill]) => rect(x - 10, -30, 20, 60, { fill, stroke: ground, 'stroke-width': weight.rule })) +
    path('M372 10H480V104H452V66H436V88H408V58H392V82H372Z', { fill: highlight });
  const leaves =
    leaf(300, -12, 212, -100, { fill: second, veins: 6 }) +
    leaf(300, -12, 388, -100, { fill: third, veins: 6 }) +
    leaf(400, -12, 462, -74, { fill: second, veins: 4 }) +
    leaf(290, 12, 232, 70, { fill: third, veins: 4 });
  return (
    backdrop(canvas, 0.2) +
    rings(164, 322, 156, 640, 24, { opacity: 0.4 }) +
    group(bow + shaft + leaves, { transform: 'translate(164 322) rotate(-24)' })
  );
});

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
