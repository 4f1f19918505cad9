import { plateDesign } from '../plate.ts';
import { type BlossomOptions, blossom, seedhead, standardBlossom } from '../primitives/blossom.ts';
import { arcs } from '../primitives/circles.ts';
import { levels, nodePath, type Point, polar, steps, unit, uprightRoute } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { frameBars, lattice, stem, wovenFrame } from '../primitives/structures.ts';
import { disc, each, group, line, path, rect, ring, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const cell = 80;
const shoot = (width: number, ...route: readonly Point[]): string =>
  stem(
    route.map(([column, row]): Point => [column * cell, row * cell]),
    { radius: 40, width, stroke: color.main },
  );

const veinOn: Readonly<Partial<Record<Paint, Paint>>> = {
  [color.main]: color.second,
  [color.third]: color.main,
};

// A leaf from a crossing across whole cells; dark leaves have green veins and pale ones dark veins.
const cellLeaf = (column: number, row: number, across: number, down: number, fill: Paint, veins = 0): string =>
  leaf(column * cell, row * cell, (column + across) * cell, (row + down) * cell, {
    fill,
    veins,
    vein: veinOn[fill] ?? color.ground,
  });

const bloom = (column: number, row: number, radius: number, options: BlossomOptions): string =>
  blossom(column * cell, row * cell, radius, { ...standardBlossom, ...options });

/** A vine on a square lattice; its leaves fit the cells. */
export const trellis = plateDesign('paper', ({ width, height }) => {
  const { main, second, third } = color;
  const sun =
    disc(6 * cell, 2 * cell, 2 * cell, color.glow) + group(ring(6 * cell, 2 * cell, 2 * cell + 14), { opacity: 0.5 });
  const shoots =
    shoot(10, [2, 8.5], [2, 6], [4, 6], [4, 3], [6, 3], [6, -0.5]) +
    shoot(7, [3.4, 6], [7, 6], [7, 4.4]) +
    shoot(7, [2, 7], [2, 2.2]) +
    shoot(7, [4, 4], [4, 1.1]) +
    shoot(5, [6, 6], [8.2, 6], [8.2, 7]);
  const leaves =
    cellLeaf(2, 8, -2, -2, second, 9) +
    cellLeaf(2, 7, 2, 2, main, 9) +
    cellLeaf(2, 6, -1, -1, main) +
    cellLeaf(2, 5, 1, -1, third, 5) +
    cellLeaf(2, 4, -2, -2, main, 9) +
    cellLeaf(2, 4, 1, -1, second, 4) +
    cellLeaf(3, 6, 1, 1, third, 5) +
    cellLeaf(4, 5, -1, -1, second, 4) +
    cellLeaf(4, 5, 2, -2, second, 9) +
    cellLeaf(4, 4, -1, -1, main) +
    cellLeaf(5, 6, 2, 2, main, 9) +
    cellLeaf(7, 6, 2, -2, main, 9) +
    cellLeaf(5, 6, -1, 1, second, 4) +
    cellLeaf(4, 2, -1, -1, second, 4) +
    cellLeaf(4, 2, 1, -1, main) +
    cellLeaf(6, 1, -2, -2, main, 9) +
    cellLeaf(6, 1, 2, -2, second, 9) +
    cellLeaf(6, 2, 1, -1, main) +
    cellLeaf(5, 3, 1, 1, third, 5) +
    cellLeaf(8.2, 7, -1, 1, second, 4) +
    cellLeaf(7, 5.5, -1, -1, main);
  const blooms =
    bloom(2, 2, 96, { seeds: 22 }) +
    bloom(7, 4, 74, { seeds: 22 }) +
    bloom(4, 1, 52, { petals: 7 }) +
    bloom(8.2, 7, 40, { petals: 6, inner: undefined, eyeSize: 0.24 });
  const frame = wovenFrame(steps(0, width, cell), steps(0, height, cell), width, height, frameBars(6, 0.6));
  return frame + sun + shoots + leaves + blooms;
});

const radius = 232;
const petals = 34;
const depth = 96;

const roots = [
  [-7, 2],
  [-4, 1],
  [-1, 2],
  [2, 1],
  [5, 2],
  [7.5, 1],
] as const;

// Marks in the sky, on crossings of the lattice.
const samples = [
  [-7, 3],
  [-5, 1],
  [-2, 2],
  [1, 1],
  [4, 2],
  [6, 1],
  [8, 4],
] as const;

/** For artificial intelligence: a sunflower rises like a sun behind a network; its seeds are data points. */
export const sunrise = plateDesign('night', ({ width, height, cx }) => {
  const floor = height - depth;
  const petal = (place: number, length: number, curve: number, fill: Paint): string => {
    const degrees = 180 + (360 / petals) * place;
    return leafAt(...polar(cx, floor, radius * 0.8, degrees), length, degrees, { curve, fill });
  };
  const outer = each(range(petals), (index) => {
    const [longer, fill] = index % 2 ? [0, color.second] : [30, color.bloom];
    return petal(index + 0.5, radius * 0.92 + longer, 0.95, fill);
  });
  const inner = each(range(petals), (index) => petal(index, radius * 0.62, 0.82, index % 2 ? color.tint : color.bloom));
  const head =
    disc(cx, floor, radius + 3, color.ground) +
    seedhead(cx, floor, radius, 620, {
      sizes: [0.3, 0.46],
      keep: (_, y) => y < floor + 4,
      fill: (place) => {
        if (place < 0.06) return color.bloom;
        if (place < 0.2) return color.tint;
        return place < 0.55 ? color.third : color.highlight;
      },
    });
  const rack = steps(cx - 9 * unit, width, unit).flatMap((x) => steps(floor, height, 32).map((y) => nodePath(x, y, 3)));
  const network =
    rect(0, floor, width, depth, { fill: color.ground }) +
    line(levels([floor], 0, width), weight.rule, color.highlight) +
    path(rack.join(''), { fill: color.third, opacity: 0.7 }) +
    each(roots, ([column, row], index) => {
      const [x, y] = [cx + column * unit, floor + row * 32];
      return stem(uprightRoute(x, floor, y, x + 3 * unit, height + 10), {
        radius: 16,
        width: 3,
        stroke: index === 2 ? color.bloom : color.third,
      });
    });
  const orbit = each(samples, ([column, row], index) => {
    const [x, y] = [cx + column * unit, row * unit];
    const mark = index % 3 === 0 ? disc(x, y, 8, color.bloom) : ring(x, y, 7, weight.rule, color.third);
    return disc(x, y, 9, color.ground) + mark;
  });
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.1, through: [cx, 0] }) +
    arcs(cx, floor, { from: radius + 176, to: 760, step: 22 }, 180, 360, { opacity: 0.6 }) +
    outer +
    inner +
    head +
    network +
    orbit
  );
});
