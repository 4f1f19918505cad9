import { color, type Paint } from '../schemes.ts';
import { arcPath, arcTo, num, polar, steps, xy } from './geometry.ts';
import { each, group, line, path, round, weight } from './svg.ts';

type Lines = Readonly<{ width?: number; stroke?: Paint; opacity?: number }>;

/** Concentric circle lines from one radius to another. */
export function rings(cx: number, cy: number, from: number, to: number, step: number, lines: Lines = {}): string {
  const { width = weight.hair, stroke = color.hairline, opacity } = lines;
  const circles = each(
    steps(from, to + 0.01, step),
    (radius) => `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}"/>`,
  );
  return group(circles, { stroke, 'stroke-width': width, opacity });
}

/** Concentric arcs between two angles. */
export function arcs(
  cx: number,
  cy: number,
  radii: Readonly<{ from: number; to: number; step: number }>,
  startAngle: number,
  endAngle: number,
  lines: Lines = {},
): string {
  const { width = weight.hair, stroke = color.hairline, opacity } = lines;
  const data = steps(radii.from, radii.to + 0.01, radii.step)
    .map((radius) => arcPath(cx, cy, radius, startAngle, endAngle))
    .join('');
  return line(data, width, stroke, { opacity });
}

/** Which quarter of a circle, seen from its center. */
export const quadrant = { lowerRight: 0, lowerLeft: 1, upperLeft: 2, upperRight: 3 } as const;

/** A quarter disc; the center is its corner. */
export function quarter(cx: number, cy: number, radius: number, which: number, fill: Paint): string {
  const [endX, endY] = polar(cx, cy, radius, which * 90 + 90);
  const start = polar(cx, cy, radius, which * 90);
  return path(`M${xy(cx, cy)}L${xy(...start)}${arcTo(radius, 1, endX, endY)}Z`, { fill });
}

/** A quarter disc that fills a square cell from one of its corners. */
export function quarterInCell(x: number, y: number, side: number, which: number, fill: Paint): string {
  const cx = which === quadrant.lowerLeft || which === quadrant.upperLeft ? x + side : x;
  const cy = which >= quadrant.upperLeft ? y + side : y;
  return quarter(cx, cy, side, which, fill);
}

/** A half disc whose round side points in a direction. */
export function half(cx: number, cy: number, radius: number, degrees: number, fill: Paint = color.main): string {
  const [endX, endY] = polar(cx, cy, radius, degrees + 90);
  const start = polar(cx, cy, radius, degrees - 90);
  return path(`M${xy(...start)}${arcTo(radius, 1, endX, endY)}Z`, { fill });
}

/** The lit edge of a round fruit. */
export function shine(cx: number, cy: number, radius: number, stroke: Paint, width: number = weight.fine): string {
  return line(arcPath(cx, cy, radius, 185, 262), width, stroke, round);
}
