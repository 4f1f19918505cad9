import { plateDesign } from '../plate.ts';
import { type BlossomOptions, blossom, standardBlossom } from '../primitives/blossom.ts';
import { type Point, steps } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { frameBars, stem, wovenFrame } from '../primitives/structures.ts';
import { disc, group, ring } from '../primitives/svg.ts';
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
