import { type Canvas, plateDesign } from '../plate.ts';
import { blossom, largeBlossom } from '../primitives/blossom.ts';
import { arcs, half, shine } from '../primitives/circles.ts';
import { arcPath, arcTo, levels, num, steps, unit, uprightRoute, uprights, xy } from '../primitives/geometry.ts';
import { frond, leaf, leafAt, leafPair } from '../primitives/plants.ts';
import { cycle, type NonEmpty, range } from '../primitives/random.ts';
import { backdrop, stem } from '../primitives/structures.ts';
import {
  type Attributes,
  disc,
  each,
  group,
  line,
  path,
  rect,
  ring,
  round,
  square,
  weight,
} from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { main, second, bloom } = color;

const shaft = 1.75 * unit;
const heights = { upright: [1.75, 3, 4.5, 6.25, 8.25], wide: [1.25, 2.25, 3.5, 5, 6.75] } as const;

/** Columns of growing height, each with a seed pod on top that looks like a coin. */
export const banking = plateDesign('leaf', (canvas) => {
  const { width, height, upright, x, y } = canvas;
  const floor = y(upright ? 5.25 : 4.35);
  const columns = each(upright ? heights.upright : heights.wide, (units, index) => {
    const last = index === 4;
    const odd = index % 2 === 1;
    const fill = last ? color.highlight : odd ? color.main : color.second;
    const left = x(-5.6 + index * 2.36);
    const center = left + shaft / 2;
    const top = floor - units * unit;
    const flutes = [1, 2, 3, 4, 5].map((flute) => left + (shaft / 6) * flute);
    const coin = 30 + index * 2.4;
    const coinY = top - 9 - coin;
    return (
      rect(left, top, shaft, units * unit, { fill }) +
      line(uprights(flutes, top + 12, floor - 8), weight.hair, odd ? color.hairline : color.ground, { opacity: 0.8 }) +
      rect(left - 7, top - 9, shaft + 14, 11, { fill }) +
      disc(center, coinY, coin, last ? color.bloom : color.highlight) +
      ring(center, coinY, coin * 0.8, weight.hair, last ? color.main : color.ground) +
      square(center, coinY, coin * 0.3, { fill: last ? color.main : color.ground })
    );
  });
  const base =
    rect(0, floor, width, 14, { fill: color.highlight }) +
    rect(0, floor + 22, width, 10, { fill: color.second }) +
    rect(0, floor + 40, width, height, { fill: color.main }) +
    line(uprights(steps(0, width, 13.333), floor + 40, height), weight.hair, color.ground, { opacity: 0.8 });
  const horizon = { from: 9.4 * unit, to: 11.4 * unit, step: unit / 2 };
  return (
    backdrop(canvas, 0.2) + arcs(x(-6), y(upright ? -8.4 : -7.4), horizon, 92, 10, { opacity: 0.6 }) + columns + base
  );
});

const radius = 5.85 * unit;
const segments = 8;
const cloth: NonEmpty<Paint> = [main, second, main, bloom, bloom, main, second, main];

// The rain is drawn as upright lines that end at the canopy.
function rain({ width, height, cx }: Canvas, rim: number): string {
  const gap = 13.333;
  const drops = steps(cx - Math.ceil(width / 2 / gap) * gap, width, gap).map((x) => {
    const aside = Math.abs(x - cx);
    const end = aside < radius ? rim - Math.sqrt(radius * radius - aside * aside) - 8 : height;
    return `M${xy(x, 0)}V${num(Math.max(0, end))}`;
  });
  return line(drops.join(''), weight.hair, color.hairline, { opacity: 0.5 });
}

// The canopy of the umbrella; its ribs are arcs through the apex.
function canopy(cx: number, rim: number): string {
  const apex = rim - radius;
  const rib = (foot: number, down: boolean): string => {
    const [endX, endY] = down ? [foot, rim] : [cx, apex];
    const aside = Math.abs(foot - cx);
    if (aside < 1) return `L${xy(endX, endY)}`;
    const bend = (aside * aside + radius * radius) / (2 * aside);
    return arcTo(bend, foot > cx === down ? 1 : 0, endX, endY);
  };
  const foot = (index: number): number => cx - radius + ((2 * radius) / segments) * index;
  const panels = each(range(segments), (index) =>
    path(`M${xy(cx, apex)}${rib(foot(index), true)}H${num(foot(index + 1))}${rib(foot(index + 1), false)}Z`, {
      fill: cycle(cloth, index),
      stroke: color.ground,
      'stroke-width': weight.fine,
    }),
  );
  const scallops = each(range(segments), (index) =>
    half((foot(index) + foot(index + 1)) / 2, rim + 1, radius / segments, -90, color.ground),
  );
  return half(cx, rim, radius, -90) + panels + scallops;
}

/** An umbrella that looks like a flower from the side, with a dry garden under it. */
export const insurance = plateDesign('mist', (canvas) => {
  const { width, height, cx, upright, x, y } = canvas;
  const floor = y(upright ? 6 : 5.2);
  const rim = y(upright ? 0.4 : 0.9);
  const apex = rim - radius;
  const handle = `M${xy(cx, rim - radius / segments + 28)}V${num(floor - 64)}${arcTo(30, 1, cx - 60, floor - 64)}v-10`;
  const flowerX = x(2.6);
  const garden =
    line(levels([floor], 0, width), weight.rule) +
    stem(uprightRoute(flowerX, floor, floor - 128), { stroke: main, width: 4.5 }) +
    leafAt(flowerX, floor - 30, 118, -45, { veins: 8 }) +
    leafAt(flowerX, floor - 62, 104, -135, { fill: main, veins: 7 }) +
    blossom(flowerX, floor - 138, 34, { petals: 7, eye: main, eyeSize: 0.22 }) +
    frond(x(-3.7), floor, 150, -90, 5, { size: 0.34 }) +
    line(levels(steps(floor + 12, height - 0.1, 12), 0, width), weight.hair, color.hairline, { opacity: 0.5 });
  return (
    rain(canvas, rim) +
    canopy(cx, rim) +
    line(`M${xy(cx, apex)}v-26`, weight.stem, main, round) +
    disc(cx, apex - 26, 6, bloom) +
    line(handle, 6.5, main, round) +
    garden
  );
});

// A woven wall: three strands to a cell, level and upright by turns.
function weave({ width, height, cx }: Canvas, top: number): string {
  const cell = unit / 2;
  const left = cx - Math.ceil(width / 2 / cell) * cell;
  let level = '';
  let upright = '';
  for (let row = 0; top + row * cell < height; row++) {
    for (let column = 0; left + column * cell < width; column++) {
      const [x, y] = [left + column * cell, top + row * cell];
      for (const strand of [1, 2, 3]) {
        const offset = (cell / 4) * strand;
        if ((column + row) % 2 === 0) level += `M${xy(x + 1, y + offset)}h${cell - 2}`;
        else upright += `M${xy(x + offset, y + 1)}v${cell - 2}`;
      }
    }
  }
  return (
    rect(0, top, width, height, { fill: color.main }) +
    line(level, weight.fine, color.ground) +
    line(upright, weight.fine, color.third)
  );
}

function fruit(x: number, y: number, radius: number): string {
  return disc(x, y, radius, color.third) + shine(x, y, radius * 0.7, color.highlight, weight.rule);
}

const outline = { stroke: color.main, 'stroke-width': weight.rule } as const;

function priceTag(x: number, y: number): string {
  const tag =
    path('M-24 0L0 -20L24 0V74H-24Z', { fill: color.highlight, ...outline }) +
    disc(0, 0, 5) +
    leaf(-15, 62, 15, 32, { fill: color.ground });
  return group(tag, { transform: `translate(${xy(x, y)}) rotate(-8)` });
}

/** A woven market basket, full of leaves, fruit and one flower. */
export const commerce = plateDesign('bloom', (canvas) => {
  const { width, cx, upright, x, y } = canvas;
  const top = y(upright ? 1.25 : 1);
  const handle = arcPath(cx, top, 5 * unit, 180, 360);
  const dark = { fill: color.main, veins: 13 };
  const harvest =
    leaf(x(-1.2), top, x(-4.95), top - 3.75 * unit, dark) +
    leaf(x(1.2), top, x(4.95), top - 3.75 * unit, dark) +
    leafAt(x(-0.2), top, 5.4 * unit, -90, { curve: 0.8, veins: 15 }) +
    leaf(x(-3), top, x(-5.6), top - 2.6 * unit) +
    leaf(x(3), top, x(5.6), top - 2.6 * unit) +
    fruit(x(3.1), top - 36, 1.55 * unit) +
    fruit(x(-3.5), top - 20, 1.2 * unit) +
    blossom(x(-0.55), top - 1.75 * unit, 2.6 * unit, { ...largeBlossom, fill: color.highlight, seeds: 40 });
  const rim = rect(0, top - 13, width, 26, { fill: color.highlight, ...outline });
  return (
    backdrop(canvas, 0.2) +
    line(handle, 15, color.main) +
    line(handle, weight.hair, color.ground) +
    harvest +
    weave(canvas, top) +
    rim +
    line(uprights([x(2.6)], top, top + 70), weight.rule, color.highlight) +
    priceTag(x(2.6), top + 74)
  );
});

const sag = 0.8 * unit;
const inset = 30;

/** An open book whose spine is a stem; the lines of text follow the curve of the page. */
export const learning = plateDesign('paper', (canvas) => {
  const { cx, upright, y } = canvas;
  const foliage = { fill: color.main, vein: color.bloom, veinOpacity: 0.7 };
  const pairs = [
    [0.5, 2.75],
    [-1, 2.35],
    [-2.4, 1.75],
  ] as const;
  const plant =
    disc(cx, y(-1.6), 3.9 * unit, color.bloom) +
    stem(uprightRoute(cx, y(4), y(-3.6)), { stroke: color.main }) +
    each(pairs, ([row, size]) => {
      const options = { ...foliage, veins: 7 };
      return leafPair(cx, y(row), size * unit, options, options);
    }) +
    leafAt(cx, y(-3.5), 2.1 * unit, -90, { ...foliage, curve: 0.72, veins: 6 });

  const page = (upright ? 6.6 : 7) * unit;
  const depth = (upright ? 4.4 : 3.2) * unit;
  const bend = ((page * page) / 4 + sag * sag) / (2 * sag);
  const top = y(1.5);
  const leaves = (offset: number, fill: Paint, attributes: Attributes = {}): string =>
    each([-1, 1], (side) => {
      const edge = cx + side * page;
      const there = arcTo(bend, side > 0 ? 1 : 0, edge, top + offset);
      const back = arcTo(bend, side > 0 ? 0 : 1, cx, top + offset + depth);
      const data = `M${xy(cx, top + offset)}${there}V${num(top + offset + depth)}${back}Z`;
      return path(data, { fill, ...attributes });
    });
  const book =
    leaves(26, color.main) +
    leaves(13, color.third, { stroke: color.hairline, 'stroke-width': weight.hair }) +
    leaves(0, color.highlight, { stroke: color.hairline, 'stroke-width': weight.fine });

  const lift = (x: number): number => {
    const aside = Math.abs(x - cx) - page / 2;
    return bend - sag - Math.sqrt(bend * bend - aside * aside);
  };
  const textLine = (row: number, from: number, to: number): string => {
    const base = top + row * 21;
    return `M${xy(from, base + lift(from))}${arcTo(bend, 1, to, base + lift(to))}`;
  };
  const rows = upright ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5];
  const left = rows.map((row) => textLine(row, cx - page + inset, cx - (row === 6 ? page / 2 : inset - 6)));
  const right = rows.map((row) => textLine(row, cx + (row < 4 ? page * 0.56 : inset - 6), cx + page - inset));
  const text = line([...left, ...right].join(''), weight.fine, color.hairline, { opacity: 0.6 });
  const picture = blossom(cx + 78, top + 46 + lift(cx + 78), 40, {
    petals: 6,
    fill: color.second,
    eye: color.bloom,
    eyeSize: 0.22,
  });
  return backdrop(canvas, 0.2) + plant + book + text + picture + line(`M${xy(cx, top)}v${num(depth)}`, weight.fine);
});
