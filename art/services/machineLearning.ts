import { plateDesign } from '../plate.ts';
import { seedhead } from '../primitives/blossom.ts';
import { arcTo, num, type Point, polar, unit, xy } from '../primitives/geometry.ts';
import { leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, each, line, ring, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const petals = 21;
const radius = 3.6 * unit;

// A connection is an S of two arcs.
function connection(from: Point, to: Point): string {
  const [middleX, middleY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const [dx, dy] = [middleX - from[0], middleY - from[1]];
  if (Math.abs(dy) < 1) return `M${xy(...from)}L${xy(...to)}`;
  const bend = (dx * dx + dy * dy) / (2 * Math.abs(dy));
  const first = arcTo(bend, dy > 0 ? 1 : 0, middleX, middleY);
  return `M${xy(...from)}${first}${arcTo(bend, dy > 0 ? 0 : 1, to[0], to[1])}`;
}

/** A network of nodes that leads into the head of a sunflower. */
export const machineLearning = plateDesign('night', (canvas) => {
  const { x, y } = canvas;
  const [headX, headY] = [x(2.2), y(0)];
  const rays = each(range(petals), (index) => {
    const degrees = (360 / petals) * index;
    const [footX, footY] = polar(headX, headY, radius * 0.86, degrees);
    const fill = index % 2 ? color.bloom : color.second;
    return leafAt(footX, footY, radius * 0.82, degrees, { curve: 0.68, fill });
  });
  const inputs = [-4, -2, 0, 2, 4].map((row): Point => [x(-5.2), y(row)]);
  const hidden = [-3, -1, 1, 3].map((row): Point => [x(-3.1), y(row)]);
  let network = '';
  for (const input of inputs) {
    network += `M${xy(0, input[1])}H${num(input[0])}`;
    for (const node of hidden) {
      if (Math.abs(input[1] - node[1]) < 4.2 * unit) network += connection(input, node);
    }
  }
  hidden.forEach((node, index) => {
    for (const spread of [-11, 0, 11]) {
      network += connection(node, polar(headX, headY, radius * 0.9, 180 + (1.5 - index) * 26 + spread));
    }
  });
  const head =
    disc(headX, headY, radius, color.ground) +
    seedhead(headX, headY, radius * 0.985, 330, {
      sizes: [0.3, 0.46],
      fill: (place) => {
        if (place < 0.09) return color.bloom;
        if (place < 0.34) return color.tint;
        return place < 0.7 ? color.third : color.highlight;
      },
    });
  const nodes =
    each(
      inputs,
      ([px, py], index) =>
        disc(px, py, 9, color.ground) + ring(px, py, 9, weight.rule, index === 2 ? color.bloom : color.third),
    ) + each(hidden, ([px, py], index) => disc(px, py, 11, index === 1 ? color.bloom : color.third));
  return backdrop(canvas, 0.1) + rays + line(network, weight.hair, color.hairline, { opacity: 0.9 }) + head + nodes;
});
