export type Point = readonly [x: number, y: number];

/** Coordinates for path data, rounded to one decimal. Never -0. */
export const xy = (...values: readonly number[]): string =>
  values.map((value) => String(Math.round(value * 10) / 10 || 0)).join(' ');

/** Path data of a leaf: two equal arcs between two points. A larger radius makes it narrower. */
export function leafPath([x0, y0]: Point, [x1, y1]: Point, radiusPerLength: number = Math.SQRT1_2): string {
  const radius = radiusPerLength * Math.hypot(x1 - x0, y1 - y0);
  const arc = `A${xy(radius, radius)} 0 0 1 `;
  return `M${xy(x0, y0)}${arc}${xy(x1, y1)}${arc}${xy(x0, y0)}Z`;
}

/** A petal of a flower whose center is given; at 0 degrees it points to the right. */
export function petalPath([x, y]: Point, length: number, degrees: number, radiusPerLength: number): string {
  const angle = (degrees * Math.PI) / 180;
  return leafPath([x, y], [x + length * Math.cos(angle), y + length * Math.sin(angle)], radiusPerLength);
}
