import type { Figure } from './plate.ts';
import { blossom, largeBlossom } from './primitives/blossom.ts';
import { rings } from './primitives/circles.ts';
import { levels, steps, uprightRoute, uprights, xy } from './primitives/geometry.ts';
import { leaf, leafPair } from './primitives/plants.ts';
import { cycle } from './primitives/random.ts';
import { lattice, stem } from './primitives/structures.ts';
import { disc, each, group, line, ring, round, square, weight } from './primitives/svg.ts';
import { color, type Paint } from './schemes.ts';

const width = 340;
const height = 400;
const ground = 300;
const cx = 170;
const dashed = { 'stroke-dasharray': '3 5' };

// A part that is measured from a point.
const from = (x: number, y: number, content: string): string => group(content, { transform: `translate(${xy(x, y)})` });

const earth =
  line(levels(steps(ground + 20, height - 1, 20), 0, width), weight.hair, color.hairline, { opacity: 0.3 }) +
  line(levels([ground], 0, width), weight.rule, color.highlight);

// Discovery: a seed in the ground, with survey marks around it.
function seed(): string {
  const depth = ground + 44;
  const marks = [
    [-4, -1],
    [2, -3],
    [4, 1],
    [-2, -5],
  ] as const;
  return (
    rings(cx, depth, 44, 330, 26, { opacity: 0.5 }) +
    line(uprights([cx], 0, height) + levels([depth], 0, width), weight.hair, color.hairline, dashed) +
    disc(cx, depth, 32, color.ground) +
    from(cx, depth, leaf(-24, 24, 24, -24, { fill: color.bloom }) + line('M-24 24L24 -24', weight.fine, color.tint)) +
    each(marks, ([column, row]) => square(cx + column * 36, depth + row * 36, 4, { fill: color.third }))
  );
}

// Design: a sprout and the circles that construct it.
function sprout(): string {
  const side = 92;
  const fork = ground - 60;
  const [left, right, top] = [cx - side, cx + side, fork - side];
  const node = (x: number, y: number): string =>
    square(x, y, 5, { fill: color.ground, stroke: color.bloom, 'stroke-width': 2 });
  const axes = uprights([left, right], 40, ground) + levels([fork, top], 0, width);
  const roots = 'M170 320A30 30 0 0 1 140 350M170 330A30 30 0 0 0 200 360';
  return (
    ring(left, top, side) +
    ring(cx, fork, side) +
    ring(right, top, side) +
    line(axes, weight.hair, color.hairline, dashed) +
    line(uprights([cx], ground + 60, fork), weight.stem, color.third, round) +
    line(roots, weight.rule, color.third) +
    from(cx, fork, leafPair(0, 0, side, { veins: 9 }, { fill: color.third, veins: 9 })) +
    node(cx, fork) +
    node(left, top) +
    node(right, top)
  );
}

// Development: a stem that climbs a lattice, with a test at every joint.
function climb(): string {
  const route = uprightRoute(cx - 80, ground + 60, ground - 80, cx, ground - 160, cx + 80, 10);
  const grow = (x: number, y: number, dx: number, dy: number, fill: Paint, veins = 7): string =>
    leaf(x, y, x + dx, y + dy, { fill, veins });
  const { second, third } = color;
  return (
    lattice(50, 20, 290, ground, 40, { opacity: 0.4, through: [10, ground] }) +
    stem(route, { radius: 30, width: 7, stroke: color.highlight }) +
    from(
      cx,
      ground,
      grow(-80, 0, -80, -80, second) +
        grow(-40, -80, 80, 80, third) +
        grow(0, -120, -80, -80, second) +
        grow(40, -160, 80, 80, second) +
        grow(80, -200, -40, -40, third, 0) +
        grow(80, -220, 60, -60, third, 5),
    ) +
    each(route.slice(1, -1), (joint) => disc(...joint, 8, color.ground) + ring(...joint, 7, weight.rule, color.bloom))
  );
}

// Launch and support: a flower, and new seeds beside it.
function bloom(): string {
  const top = 122;
  const roots = 'M170 316A40 40 0 0 1 130 356M170 330A40 40 0 0 0 210 370M170 346A24 24 0 0 1 146 370';
  const seeds = [
    [288, 336, color.bloom],
    [310, 104, color.tint],
    [296, 162, color.tint],
  ] as const;
  return (
    rings(cx, top, 118, 330, 26, { opacity: 0.4 }) +
    line(uprights([cx], ground + 70, top), 7, color.highlight, round) +
    line(roots, weight.rule, color.third) +
    each(seeds, ([x, y, fill]) => leaf(x - 10, y + 10, x + 10, y - 10, { fill })) +
    from(cx, ground, leaf(0, -20, -100, -120, { veins: 9 }) + leaf(0, -4, 96, -100, { fill: color.third, veins: 9 })) +
    from(cx, top, blossom(0, 0, 104, { ...largeBlossom, eye: color.ground, seeds: 44 }))
  );
}

const growth = [seed, sprout, climb, bloom] as const;

/** A step of a project; all of them stand on one continuous ground line. After the last one they begin anew. */
export function processPanel(index: number): Figure {
  return { viewBox: [0, 0, width, height], body: earth + cycle(growth, index)() };
}
