import { plateDesign } from '../plate.ts';
import { seedhead } from '../primitives/blossom.ts';
import { arcs, half } from '../primitives/circles.ts';
import { arcTo, num, type Point, polar, unit, uprightRoute, xy } from '../primitives/geometry.ts';
import { leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { backdrop, stem } from '../primitives/structures.ts';
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

const filaments = 40;
const flown: ReadonlySet<number> = new Set([35, 37, 39, 1, 3]);

// Seeds in flight: column and row of the lattice, color, radius.
const flyingSeeds = [
  [2, -4, color.bloom, 20],
  [4, -3, color.main, 15],
  [4, -5, color.bloom, 15],
  [0, -5, color.main, 13],
  [5, 0, color.main, 15],
] as const;

/** A dandelion clock as a network of sensors: every filament ends in a device, and some have flown off. */
export const connectedDevices = plateDesign('paper', (canvas) => {
  const { height, x, y } = canvas;
  const [hubX, hubY] = [x(-1), y(0.2)];
  const reach = 4 * unit;
  let threads = '';
  let heads = '';
  for (const index of range(filaments).filter((filament) => !flown.has(filament))) {
    const degrees = -90 + (360 / filaments) * index;
    const outer = index % 2 === 1;
    const [endX, endY] = polar(hubX, hubY, outer ? reach : reach * 0.72, degrees);
    threads += `M${xy(...polar(hubX, hubY, 22, degrees))}L${xy(endX, endY)}`;
    heads += outer ? half(endX, endY, 14, degrees) : disc(endX, endY, 5.5, color.second);
  }
  const flying = each(flyingSeeds, ([column, row, fill, radius]) => {
    const [tailX, tailY] = polar(x(column), y(row), 50, 128);
    return (
      line(`M${xy(x(column), y(row))}L${xy(tailX, tailY)}`) +
      half(x(column), y(row), radius, -52, fill) +
      disc(tailX, tailY, 4, fill)
    );
  });
  const stalk: Point[] = [...uprightRoute(hubX, hubY, height - 60), [hubX - 60, height + 20]];
  return (
    backdrop(canvas, 0.2) +
    arcs(x(5), y(-5), { from: unit, to: 16 * unit, step: unit }, 90, 180, { opacity: 0.4 }) +
    stem(stalk, { radius: 60, width: 7 }) +
    leafAt(hubX, height - 56, 190, -28, { curve: 1.05, veins: 9, veinOpacity: 0.6 }) +
    line(threads) +
    heads +
    disc(hubX, hubY, 24) +
    seedhead(hubX, hubY, 19, 34, { fill: () => color.third }) +
    flying
  );
});
