import { blossom, flower } from '../primitives/blossom.ts';
import { arcs, half } from '../primitives/circles.ts';
import { dandelion, tulip, umbel } from '../primitives/flowers.ts';
import { levels, steps, uprights } from '../primitives/geometry.ts';
import { frond, leaf } from '../primitives/plants.ts';
import { type NonEmpty, range, shuffled } from '../primitives/random.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, each, line, rect, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';
import type { Composition, Focus } from './composition.ts';

const { main, second, bloom, tint } = color;

type Head = (x: number, y: number, size: number) => string;

const clock: Head = (x, y, size) => dandelion(x, y, size, 32);
const giant: Head = (x, y, size) => blossom(x, y, size, { ...flower, petals: 12, eyeSize: 0.24, seeds: 40 });
const small: Head = (x, y, size) => blossom(x, y, size * 0.8, { ...flower, petals: 7 });
const poppyHead: Head = (x, y, size) => disc(x, y, size * 0.36, bloom) + half(x, y, size * 0.36, 90, main);
const fan: Head = (x, y, size) => umbel(x, y + size * 0.6, size * 1.1, { disc: size * 0.13, dot: size * 0.05 });
const cup: Head = (x, y, size) => tulip(x, y + size * 0.4, size * 0.56, bloom, tint);
const fern: Head = (x, y, size) => frond(x, y + size * 2.4, size * 3, -90, 7, { fill: main, size: 0.26, curve: 0.82 });

const companions: NonEmpty<Head> = [clock, small, fan, cup, fern, poppyHead];

/** A row of different plants on one strip of earth, the largest with a blossom. */
export const meadow: Composition = (canvas) => {
  const { width, height, random } = canvas;
  const floor = height - Math.max(44, height * 0.1);
  const count = width > 560 ? 5 : 3;
  const step = width / count;
  const tallest = count === 3 ? 1 : random.int(1, 3);
  const others = shuffled(companions, random);
  const core = Math.min(width, height);
  const sky = Math.min(floor, core * 1.25);
  const places = range(count).map((index) => {
    const large = index === tallest;
    const size = large ? core * 0.24 : core * random.pick([0.13, 0.15, 0.17]);
    const rise = sky * (large ? 0.68 : random.pick([0.34, 0.44, 0.54]));
    return {
      x: step * (index + 0.5),
      y: floor - rise,
      size,
      head: large ? giant : (others[index] ?? small),
      large,
    };
  });
  const plants = each(
    [...places].sort((one, other) => Number(one.large) - Number(other.large)),
    ({ x, y, size, head, large }) => {
      const reach = large ? core * 0.26 : core * 0.16;
      const foot = floor - (large ? 10 : 24);
      const veins = Math.round(reach / 13);
      return (
        line(uprights([x], floor, y), large ? 9 : 5, main) +
        leaf(x, foot, x - reach, foot - reach, { fill: large ? second : main, veins }) +
        leaf(x, foot - 20, x + reach, foot - 20 - reach, { fill: second, veins }) +
        head(x, y, size)
      );
    },
  );
  const ruling =
    uprights(steps(20, width - 1, 40), floor, height) + levels(steps(floor + 16, height - 1, 16), 0, width);
  const focuses: readonly Focus[] = [...places]
    .sort((one, other) => Number(other.large) - Number(one.large))
    .flatMap(({ x, y, size, large }) => [
      { x, y, radius: size * (large ? 0.55 : 0.8) },
      ...(large ? [{ x: x + 40, y: floor - core * 0.14, radius: core * 0.1 }] : []),
    ]);
  const signal = places[tallest === 1 ? count - 1 : 0];
  return {
    body:
      backdrop(canvas, 0.2) +
      (signal ? arcs(signal.x, signal.y, { from: 60, to: core, step: 26 }, 0, 359.9, { opacity: 0.4 }) : '') +
      plants +
      rect(0, floor, width, height - floor, { fill: color.soil }) +
      line(ruling, weight.hair, second, { opacity: 0.8 }) +
      each(places, ({ x, large }) => disc(x, floor, 9, color.light) + disc(x, floor, 4, large ? bloom : color.dark)),
    focuses,
  };
};
