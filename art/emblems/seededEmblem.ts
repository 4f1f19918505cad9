import { blossom } from '../primitives/blossom.ts';
import { half } from '../primitives/circles.ts';
import { levels, polar, uprightRoute, uprights } from '../primitives/geometry.ts';
import { bladeAt, leaf, leafAt, leafPair } from '../primitives/plants.ts';
import { cycle, type NonEmpty, type Random, range, seededRandom } from '../primitives/random.ts';
import { stem } from '../primitives/structures.ts';
import { disc, each, line, path, rect, ring, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { main, second, third, bloom, ground, hairline } = color;
const nucleus = { curve: 0.6, eye: ground, eyeSize: 0.24 } as const;

const greens: NonEmpty<readonly [Paint, Paint]> = [
  [main, second],
  [second, main],
  [second, third],
  [third, main],
];

const upright = (x: number, from: number, to: number, width = 7): string =>
  stem(uprightRoute(x, from, to), { width, stroke: main });

// A sprig with pairs of leaves and the bloom on top.
function sprig(random: Random): string {
  const start = random.int(0, 3);
  const pairs = random.pick([
    [104, 64],
    [128, 92, 60],
  ]);
  return (
    upright(80, 160, 40) +
    each(pairs, (y, index) => {
      const [left, right] = cycle(greens, start + index);
      return leafPair(80, y + 16, 48 - index * 8, { fill: left, veins: 4 }, { fill: right, veins: 4 });
    }) +
    blossom(80, 36, 32, { ...nucleus, petals: random.pick([7, 8]) })
  );
}

// A ring of leaves around a bloom, all turned the same way.
function wheel(random: Random): string {
  const count = random.pick([8, 9, 10]);
  const turn = random.pick([34, 40, 45]);
  const [one, other] = random.pick(greens);
  return (
    ring(80, 80, 42, 6, main) +
    each(range(count), (index) => {
      const degrees = (360 / count) * index - 90;
      return leafAt(...polar(80, 80, 42, degrees), 42, degrees + turn, {
        curve: 0.74,
        fill: index % 2 ? other : one,
        veins: 3,
      });
    }) +
    blossom(80, 80, 28, nucleus)
  );
}

// A leaf that reaches out of its frame, with the bloom in the free corner.
function frame(random: Random): string {
  const [one, other] = random.pick(greens);
  const bars = [60, 100];
  return (
    line('M20 20H140V140H20Z', weight.rule, main) +
    line(levels(bars, 20, 140) + uprights(bars, 20, 140), weight.hair, hairline, { opacity: 0.7 }) +
    leaf(20, 140, 120, 40, { fill: one, fill2: other, veins: 9 }) +
    (random.next() > 0.5 ? disc(120, 120, 19, bloom) : blossom(120, 120, 26, nucleus))
  );
}

// A fan of blades over a half disc.
function fan(random: Random): string {
  const count = random.pick([5, 7]);
  const [one, other] = random.pick(greens);
  const spread = 136 / (count - 1);
  return (
    each(range(count), (index) =>
      bladeAt(80, 122, 80 + 26 * Math.sin((Math.PI * index) / (count - 1)), -158 + spread * index, {
        curve: 0.95,
        fill: index % 2 ? other : one,
      }),
    ) +
    line('M0 124H160', weight.rule, main) +
    half(80, 124, 30, -90, bloom) +
    line(levels([134, 144, 154], 0, 160), weight.hair, hairline, { opacity: 0.7 })
  );
}

// A pot with one plant in it.
function pot(random: Random): string {
  const [left, right] = random.pick(greens);
  return (
    upright(80, 112, 48, 6) +
    leafPair(80, 104, 52, { fill: left, veins: 5 }, { fill: right, veins: 5 }) +
    blossom(80, 42, 30, { ...nucleus, petals: random.pick([6, 7, 8]) }) +
    path('M48 108H112V138A14 14 0 0 1 98 152H62A14 14 0 0 1 48 138Z', { fill: main }) +
    rect(42, 102, 76, 12, { fill: main }) +
    line('M42 114H118', weight.hair, ground) +
    line('M0 152H160', weight.rule, main)
  );
}

const ideas: NonEmpty<(random: Random) => string> = [sprig, wheel, frame, fan, pot];

/** An emblem for a value or a role that has none of its own: one seeded idea, exactly one bloom. */
export function seededEmblem(id: string): string {
  const random = seededRandom(`emblem:${id}`);
  return random.pick(ideas)(random);
}
