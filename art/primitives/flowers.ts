import { color, type Paint } from '../schemes.ts';
import { seedhead } from './blossom.ts';
import { half } from './circles.ts';
import { arcTo, type Point, polar, rays, xy } from './geometry.ts';
import { leaf } from './plants.ts';
import { range } from './random.ts';
import { disc, each, group, line, path, weight } from './svg.ts';

/** A bloom seen from the side: two quarter discs and one leaf. */
export function tulip(x: number, y: number, radius: number, fill: Paint, middle: Paint): string {
  const wide = radius * 1.5;
  const cup =
    `M${xy(-radius, -radius)}${arcTo(radius, 0, 0, 0)}${arcTo(radius, 0, radius, -radius)}` +
    `L${xy(radius, -wide)}${arcTo(wide, 0, 0, -radius * 0.9)}${arcTo(wide, 0, -radius, -wide)}Z`;
  const petal = leaf(0, 0, 0, -radius * 1.75, { curve: 0.75, fill: middle });
  return group(path(cup, { fill }) + petal, { transform: `translate(${xy(x, y)})` });
}

/** A dandelion clock: filaments of two lengths, those that reach the rim with a half disc at their end. */
export function dandelion(x: number, y: number, radius: number, filaments: number): string {
  const ends = range(filaments).map((index) => {
    const degrees = (360 / filaments) * index - 90;
    const outer = index % 2 === 1;
    return { degrees, outer, at: polar(x, y, outer ? radius : radius * 0.74, degrees) };
  });
  const tips = ends.map(({ at }) => at);
  return (
    line(rays(x, y, tips)) +
    each(ends, ({ degrees, outer, at }) =>
      outer ? half(...at, radius * 0.085, degrees) : disc(...at, radius * 0.034),
    ) +
    disc(x, y, radius * 0.16, color.bloom) +
    seedhead(x, y, radius * 0.125, 26)
  );
}

type UmbelOptions = Readonly<{
  rays?: number;
  /** The directions of the first and the last ray. */
  from?: number;
  to?: number;
  width?: number;
  /** The radius of a disc at the end of a ray, and of the smaller disc on it. */
  disc: number;
  dot: number;
  fill?: (index: number) => Paint;
  dotFill?: Paint;
}>;

/** An umbel: a fan of rays that end in discs. */
export function umbel(x: number, y: number, radius: number, options: UmbelOptions): string {
  const { rays: count = 9, from = 200, to = 340, width = weight.fine } = options;
  const { fill = () => color.main, dotFill = color.highlight } = options;
  const ends = range(count).map((index): Point => polar(x, y, radius, from + ((to - from) / (count - 1)) * index));
  return (
    line(rays(x, y, ends), width, color.main) +
    each(ends, (end, index) => disc(...end, options.disc, fill(index)) + disc(...end, options.dot, dotFill))
  );
}
