import { color, type Paint } from '../schemes.ts';
import { arcTo, lineTo, type Point, polar, stemPath, xy } from './geometry.ts';
import { range } from './random.ts';
import { group, line, path, round, weight } from './svg.ts';

export type LeafOptions = Readonly<{
  /** Radius of the two arcs divided by the length; √½ is the square leaf. */
  curve?: number;
  fill?: Paint;
  /** Color of the second half of a split leaf. */
  fill2?: Paint | undefined;
  veins?: number;
  vein?: Paint;
  veinWidth?: number;
  veinOpacity?: number | undefined;
  stroke?: Paint | undefined;
  strokeWidth?: number;
}>;

/** A leaf: two equal arcs between two points. The veins of a square leaf fall on the lattice. */
export function leaf(x0: number, y0: number, x1: number, y1: number, options: LeafOptions = {}): string {
  const { curve = Math.SQRT1_2, fill = color.second, fill2, stroke, strokeWidth = weight.fine } = options;
  const radius = curve * Math.hypot(x1 - x0, y1 - y0);
  const there = `M${xy(x0, y0)}${arcTo(radius, 1, x1, y1)}`;
  const back = arcTo(radius, 1, x0, y0);
  const outline = { stroke, 'stroke-width': stroke && strokeWidth };
  let drawing = path(`${there}${back}Z`, { fill, ...outline });
  if (fill2) {
    drawing = path(`${there}Z`, { fill }) + path(`M${xy(x1, y1)}${back}Z`, { fill: fill2 });
    if (stroke) drawing += path(`${there}${back}Z`, outline);
  }
  const { veins = 0, vein = color.ground, veinWidth = weight.hair, veinOpacity } = options;
  if (veins === 0) return drawing;
  return drawing + line(veinPath(x0, y0, x1, y1, radius, veins), veinWidth, vein, { opacity: veinOpacity });
}

// The midrib and pairs of side veins at 45° to it, each ending on the outline.
function veinPath(x0: number, y0: number, x1: number, y1: number, radius: number, veins: number): string {
  const length = Math.hypot(x1 - x0, y1 - y0);
  const along: Point = [(x1 - x0) / length, (y1 - y0) / length];
  const place = (forward: number, aside: number): Point => [
    x0 + along[0] * forward - along[1] * aside,
    y0 + along[1] * forward + along[0] * aside,
  ];
  const depth = Math.sqrt(Math.max(0, radius * radius - (length * length) / 4));
  let data = `M${xy(x0, y0)}L${xy(x1, y1)}`;
  for (let index = 1; index <= veins; index++) {
    const root = (length * index) / (veins + 1);
    const linear = 2 * ((root - length / 2) * Math.SQRT1_2 + depth * Math.SQRT1_2);
    const constant = (root - length / 2) ** 2 + depth * depth - radius * radius;
    const reach = ((-linear + Math.sqrt(linear * linear - 4 * constant)) / 2) * Math.SQRT1_2;
    const [tip, foot, otherTip] = [place(root + reach, reach), place(root, 0), place(root + reach, -reach)];
    data += `M${xy(...tip)}${lineTo(tip, foot)}${lineTo(foot, otherTip)}`;
  }
  return data;
}

/** Path data of a leaf without veins by its foot, length and direction, for many leaves in one path. */
function leafPath(x: number, y: number, length: number, degrees: number, curve: number): string {
  const [tipX, tipY] = polar(x, y, length, degrees);
  return `M${xy(x, y)}${arcTo(curve * length, 1, tipX, tipY)}${arcTo(curve * length, 1, x, y)}Z`;
}

/** A leaf by its foot, length and direction. */
export function leafAt(x: number, y: number, length: number, degrees: number, options: LeafOptions = {}): string {
  return leaf(x, y, ...polar(x, y, length, degrees), options);
}

/** A leaf from corner to corner of a square cell. */
export function leafInCell(x: number, y: number, side: number, rising: boolean, options: LeafOptions): string {
  const [from, to] = rising ? [y + side, y] : [y, y + side];
  return leaf(x, from, x + side, to, options);
}

/** Two leaves that rise left and right from one point of a stem, along the diagonals of the lattice. */
export function leafPair(x: number, y: number, side: number, left: LeafOptions, right: LeafOptions): string {
  return leaf(x, y, x - side, y - side, left) + leaf(x, y, x + side, y - side, right);
}

/** A leaf of a grass: its veins are arcs that share both tips. */
export function bladeAt(
  x: number,
  y: number,
  length: number,
  degrees: number,
  options: Readonly<{ curve: number; fill: Paint; vein?: Paint }>,
): string {
  const { curve, fill, vein = color.ground } = options;
  const [tipX, tipY] = polar(x, y, length, degrees);
  const sag = length * (curve - Math.sqrt(curve * curve - 0.25));
  let data = `M${xy(x, y)}L${xy(tipX, tipY)}`;
  for (const index of [1, 2]) {
    const depth = (sag * index) / 3;
    const radius = ((length * length) / 4 + depth * depth) / (2 * depth);
    data += `M${xy(x, y)}${arcTo(radius, 1, tipX, tipY)}M${xy(x, y)}${arcTo(radius, 0, tipX, tipY)}`;
  }
  return leaf(x, y, tipX, tipY, { curve, fill }) + line(data, weight.hair, vein);
}

/** A fern: leaf pairs along a straight rib, their sizes following an arc. */
export function frond(
  x: number,
  y: number,
  length: number,
  degrees: number,
  pairs: number,
  options: Readonly<{ size?: number; curve?: number; fill?: Paint }>,
): string {
  const { size = 0.3, curve = 0.8, fill = color.second } = options;
  const rib = line(`M${xy(x, y)}L${xy(...polar(x, y, length, degrees))}`, weight.fine, fill, round);
  const sides = range(pairs).map((index) => {
    const place = 0.14 + 0.78 * (index / pairs);
    const reach = length * size * Math.sin(Math.PI * (0.22 + 0.72 * place));
    const [footX, footY] = polar(x, y, length * place, degrees);
    return leafPath(footX, footY, reach, degrees - 45, curve) + leafPath(footX, footY, reach, degrees + 45, curve);
  });
  const tip = leafPath(...polar(x, y, length * 0.9, degrees), length * size * 0.55, degrees, curve);
  return rib + path(sides.join('') + tip, { fill });
}

/** A tendril that rises from a point: semicircles of shrinking radius. */
export function tendril(x: number, y: number, radius: number, turns: number, stroke: Paint): string {
  let data = `M${xy(x, y)}`;
  let from: Point = [x, y];
  for (let turn = 0; turn < turns; turn++) {
    const turnRadius = radius * 0.68 ** turn;
    const to = polar(from[0], from[1], 2 * turnRadius, 180 * turn - 90);
    data += arcTo(turnRadius, 1, to[0], to[1]);
    from = to;
  }
  return line(data, weight.rule, stroke, round);
}

/** A stem that the page can animate along its length. */
export const drawnStem = (route: readonly Point[], radius: number, width: number): string =>
  line(stemPath(route, radius), width, color.main, { class: 'draw', pathLength: 1 });

/** A blossom that the page can animate. */
export const opening = (drawing: string): string => group(drawing, { class: 'bloomer' });

/** A leaf that the page can scale from its foot, after a delay. The foot is the origin. */
export function sproutingLeaf(
  [x, y]: Point,
  [dx, dy]: Point,
  { fill, delay, veins }: Readonly<{ fill: Paint; delay: number; veins: number }>,
): string {
  const drawing = leaf(0, 0, dx, dy, { fill, veins, veinWidth: 1.2 });
  return group(group(drawing, { class: `sprout sprout-${delay}` }), { transform: `translate(${xy(x, y)})` });
}
