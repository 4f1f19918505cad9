import { arcTo, levels, nodePath, num, type Point, stemPath, steps, unit, uprights, xy } from './geometry.ts';
import { color, type Paint } from './schemes.ts';
import { type Attributes, line, path, rect, round, weight } from './svg.ts';

export type LatticeOptions = Readonly<{
  stroke?: Paint;
  opacity?: number;
  /** Half the side of the square at every crossing; 0 for none. */
  nodes?: number;
  /** A crossing that the lattice runs through; the upper left corner if left out. */
  through?: Point;
}>;

/** The frame that everything stands on: a square lattice that fills a box. */
export function lattice(
  left: number,
  top: number,
  right: number,
  bottom: number,
  step: number = unit,
  options: LatticeOptions = {},
): string {
  const { stroke = color.hairline, opacity = 0.3, nodes = 0 } = options;
  const [throughX, throughY] = options.through ?? [left, top];
  const xs = steps(throughX + Math.ceil((left - throughX) / step) * step, right + 0.1, step);
  const ys = steps(throughY + Math.ceil((top - throughY) / step) * step, bottom + 0.1, step);
  const lines = line(uprights(xs, top, bottom) + levels(ys, left, right), weight.hair, stroke, { opacity });
  if (nodes === 0) return lines;
  const squares = xs.flatMap((x) => ys.map((y) => nodePath(x, y, nodes))).join('');
  return lines + path(squares, { fill: stroke, opacity: Math.min(1, opacity * 2.2) });
}

/** The lattice of a whole plate, with a crossing at its center. */
export function backdrop(
  plate: Readonly<{ width: number; height: number; cx: number; cy: number }>,
  opacity: number,
  step: number = unit,
): string {
  return lattice(0, 0, plate.width, plate.height, step, { through: [plate.cx, plate.cy], opacity });
}

/** A wooden slat: an outlined bar, the heavier built element. */
export function slat(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint = color.ground,
  attributes: Attributes = {},
): string {
  return rect(x, y, width, height, {
    fill,
    stroke: color.hairline,
    'stroke-width': weight.fine,
    ...attributes,
  });
}

/** A rectangle whose corners are quarter arcs. */
export function panel(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  attributes: Attributes,
): string {
  const right = x + width;
  const bottom = y + height;
  const data =
    `M${xy(x + radius, y)}H${num(right - radius)}${arcTo(radius, 1, right, y + radius)}` +
    `V${num(bottom - radius)}${arcTo(radius, 1, right - radius, bottom)}` +
    `H${num(x + radius)}${arcTo(radius, 1, x, bottom - radius)}` +
    `V${num(y + radius)}${arcTo(radius, 1, x + radius, y)}Z`;
  return path(data, attributes);
}

/** A stem: an orthogonal route with quarter-arc corners. */
export function stem(
  route: readonly Point[],
  options: Readonly<{ radius?: number; width?: number; stroke?: Paint }> = {},
): string {
  const { radius = unit / 2, width = weight.stem, stroke = color.second } = options;
  return line(stemPath(route, radius), width, stroke, round);
}

/** A strip of earth across the plate, ruled with upright lines. */
export function soil(top: number, width: number, height: number, step = 20): string {
  return (
    rect(0, top, width, height - top, { fill: color.soil }) +
    line(uprights(steps(step, width - 0.1, step), top, height), weight.hair, color.second, { opacity: 0.8 })
  );
}
