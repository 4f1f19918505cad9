import { plateDesign } from '../plate.ts';
import { blossom, largeBlossom } from '../primitives/blossom.ts';
import { arcTo, levels, steps, unit, uprights, xy } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { lattice } from '../primitives/structures.ts';
import { disc, each, line, rect, ring, round, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { main, second, third, highlight, bloom, ground } = color;

/** For the developers of the team: a vine that climbs a ladder and is tied to every second rung. */
export const climbing = plateDesign('night', ({ width, height }) => {
  const [left, right, cx, bend] = [152, 328, 240, 40];
  const rungs = [560, 480, 400, 320, 240, 160, 80];
  const plank = (from: number, to: number, y: number): string =>
    rect(from, y - 7, to - from, 14, { fill: highlight }) +
    line(levels([y - 2, y + 3], from, to), weight.hair, ground, { opacity: 0.5 });
  const rail = (x: number): string =>
    rect(x - 11, -10, 22, height + 20, { fill: highlight }) +
    line(uprights(steps(x - 8, x + 8, 4), -10, height + 10), weight.hair, ground, { opacity: 0.5 });
  const turns = rungs.slice(0, 6);
  const vine = turns.map((y, index) => arcTo(bend, index % 2 ? 1 : 0, cx, y - 80)).join('');
  const grow = (x: number, y: number, dx: number, dy: number, fill: Paint, veins: number): string =>
    leaf(x, y, x + dx, y + dy, { fill, veins });
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.1 }) +
    disc(cx, 120, 168, second) +
    ring(cx, 120, 182) +
    rail(left) +
    rail(right) +
    each([720, 640, ...rungs], (y) => plank(left, right, y)) +
    line(`M${xy(cx, height + 20)}V560${vine}`, 12, main, round) +
    grow(cx + bend, 520, 140, -100, second, 9) +
    grow(cx - bend, 440, -150, -120, third, 11) +
    grow(cx + bend, 360, 130, -120, third, 10) +
    grow(cx - bend, 280, -130, -110, second, 10) +
    grow(cx + bend, 200, 110, -70, third, 7) +
    grow(cx - bend, 120, -100, -70, third, 7) +
    grow(cx - 10, 560, -100, 60, second, 6) +
    grow(cx + 14, 452, 60, 60, second, 5) +
    each([480, 320, 160], (y) => plank(cx - 30, cx + 30, y)) +
    each([560, 400, 240], (y) => disc(cx, y, 11, ground) + ring(cx, y, 10, 4, bloom)) +
    blossom(cx, 84, 100, { ...largeBlossom, eye: ground })
  );
});
