import { plateDesign } from '../plate.ts';
import { seedhead } from '../primitives/blossom.ts';
import { arcs } from '../primitives/circles.ts';
import { levels, nodePath, polar, steps, unit, uprightRoute } from '../primitives/geometry.ts';
import { leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { lattice, stem } from '../primitives/structures.ts';
import { disc, each, line, path, rect, ring, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

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
