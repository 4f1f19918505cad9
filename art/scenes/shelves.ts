import type { Canvas } from '../plate.ts';
import { levels, unit, uprights } from '../primitives/geometry.ts';
import { lattice, potOutline } from '../primitives/structures.ts';
import { disc, each, line, path, rect, ring, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { highlight, ground, dark } = color;

/** Where the two shelves are. */
export const upper = 320;
export const lower = 600;

/** A pot with two bands. */
export function pot(x: number, foot: number, width: number, height: number, fill: Paint, band: Paint): string {
  const rim = foot - height;
  const [left, right] = [x - width / 2, x + width / 2];
  return (
    path(potOutline(x, foot, width, height, 28), { fill }) +
    rect(left - 8, rim - 8, width + 16, 18, { fill }) +
    line(levels([rim + 26, rim + 34], left, right), weight.fine, band) +
    line(levels([rim + 10], left - 8, right + 8), weight.hair, ground)
  );
}

/** Two shelves before a disc, and what stands on them. */
export function shelves({ width, height }: Canvas, sun: Paint, things: string): string {
  const posts = each(
    [60, 400, 740],
    (x) =>
      rect(x - 8, 0, 16, height, { fill: highlight }) +
      line(uprights([x - 8, x + 8, x], 0, height), weight.hair, dark, { opacity: 0.4 }),
  );
  const boards = each(
    [upper, lower],
    (y) =>
      rect(0, y, width, 16, { fill: highlight }) +
      line(levels([y, y + 16, y + 8], 0, width), weight.hair, dark, { opacity: 0.5 }),
  );
  return (
    lattice(0, 0, width, height, unit, { opacity: 0.2 }) +
    disc(560, 200, 200, sun) +
    ring(560, 200, 216) +
    posts +
    boards +
    things +
    rect(0, lower + 16, width, height, { fill: color.soil })
  );
}
