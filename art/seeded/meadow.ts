import { blossom, seedhead } from '../blossom.ts';
import { backdrop } from '../built.ts';
import { levels, num, type Point, polar, steps, uprights, xy } from '../geometry.ts';
import { frond, leaf, tulip } from '../grown.ts';
import { type NonEmpty, range, shuffled } from '../random.ts';
import { arcs, half } from '../round.ts';
import { color } from '../schemes.ts';
import { disc, each, line, rect, weight } from '../svg.ts';
import { type Composition, type Focus, flower } from './composition.ts';

const { main, second, bloom, tint, highlight } = color;

type Head = (x: number, y: number, size: number) => string;

const clock: Head = (x, y, size) => {
  const ends = range(32).map((index) => ({ degrees: index * 11.25 - 90, outer: index % 2 === 1 }));
  const at = (degrees: number, outer: boolean): Point => polar(x, y, outer ? size : size * 0.74, degrees);
  return (
    line(ends.map(({ degrees, outer }) => `M${xy(x, y)}L${xy(...at(degrees, outer))}`).join('')) +
    each(ends, ({ degrees, outer }) =>
      outer ? half(...at(degrees, true), size * 0.085, degrees) : disc(...at(degrees, false), size * 0.034),
    ) +
    disc(x, y, size * 0.16, bloom) +
    seedhead(x, y, size * 0.125, 26)
  );
};
const giant: Head = (x, y, size) => blossom(x, y, size, { ...flower, petals: 12, eyeSize: 0.24, seeds: 40 });
const small: Head = (x, y, size) => blossom(x, y, size * 0.8, { ...flower, petals: 7 });
const poppyHead: Head = (x, y, size) => disc(x, y, size * 0.36, bloom) + half(x, y, size * 0.36, 90, main);
const umbel: Head = (x, y, size) => {
  const ends = range(9).map((index) => polar(x, y + size * 0.6, size * 1.1, 200 + index * 17.5));
  return (
    line(ends.map((end) => `M${xy(x, y + size * 0.6)}L${xy(...end)}`).join(''), weight.fine, main) +
    each(ends, ([px, py]) => disc(px, py, size * 0.13, main) + disc(px, py, size * 0.05, highlight))
  );
};
const cup: Head = (x, y, size) => tulip(x, y + size * 0.4, size * 0.56, bloom, tint);
const fern: Head = (x, y, size) => frond(x, y + size * 2.4, size * 3, -90, 7, { fill: main, size: 0.26, curve: 0.82 });

const companions: NonEmpty<Head> = [clock, small, umbel, cup, fern, poppyHead];

/** A row of different plants on one strip of earth, the largest with a blossom. */
export const meadow: Composition = {
  title: 'A row of meadow plants, one of them in large bloom',
  compose(canvas) {
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
          line(`M${xy(x, floor)}V${num(y)}`, large ? 9 : 5, main) +
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
  },
};
