import type { Figure } from './plate.ts';
import { levels, uprights } from './primitives/geometry.ts';
import { leaf } from './primitives/plants.ts';
import { range } from './primitives/random.ts';
import { lattice } from './primitives/structures.ts';
import { each, group, line, weight } from './primitives/svg.ts';
import { color } from './schemes.ts';

const [cx, floor, lowest, highest] = [80, 288, 260, 74.4];
const largest = { step: 46.4, side: 56 };

/** A plant with one leaf for each requirement of a role, from the ground up, each a group of its own. */
export function fitPlant(count: number): Figure {
  const step = Math.min(largest.step, (lowest - highest) / Math.max(1, count - 1));
  // Leaves on one side are two steps apart and must not cover each other.
  const side = Math.min(largest.side, 2.4 * step);
  const feet = range(count).map((index) => lowest - index * step);
  const body =
    lattice(0, 8, 160, 300, 40, { opacity: 1 }) +
    line(uprights([cx], floor, (feet.at(-1) ?? floor) - 6), 5, color.main) +
    each(feet, (y, index) => {
      const isRight = index % 2 === 0;
      return group(
        leaf(cx, y, isRight ? cx + side : cx - side, y - side, {
          fill: isRight ? color.second : color.main,
          veins: side < largest.side ? 3 : 5,
        }),
      );
    }) +
    line(levels([floor], 0, 160), weight.rule, color.main);
  return { viewBox: [0, 0, 160, 300], body };
}
