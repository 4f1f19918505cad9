export type Point = readonly [x: number, y: number];

/** The step of the lattice. */
export const unit = 40;

/** The shortest text for a coordinate: one decimal at most, never a negative zero. */
export function num(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text;
}

/** Coordinates for path data, separated by spaces. */
export function xy(...values: readonly number[]): string {
  return values.map(num).join(' ');
}

/** The point at a distance and an angle (degrees, clockwise from the right) from a center. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** The numbers from `start` to `end` (included) in equal steps. */
export function steps(start: number, end: number, step: number): number[] {
  const values: number[] = [];
  for (let value = start; value <= end; value += step) values.push(value);
  return values;
}

/** Path data of a line between two points. */
export function lineTo([fromX, fromY]: Point, [x, y]: Point): string {
  if (num(fromX) === num(x)) return `V${num(y)}`;
  return num(fromY) === num(y) ? `H${num(x)}` : `L${xy(x, y)}`;
}

/** Path data of a circle arc to a point; `sweep` 1 runs clockwise. */
export function arcTo(radius: number, sweep: 0 | 1, x: number, y: number, large: 0 | 1 = 0): string {
  return `A${xy(radius, radius, 0, large, sweep, x, y)}`;
}

/** Path data of the arc around a center between two angles. */
export function arcPath(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x, y] = polar(cx, cy, radius, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${xy(...polar(cx, cy, radius, from))}${arcTo(radius, to > from ? 1 : 0, x, y, large)}`;
}

/** Path data of a small square around a point: the node of a lattice. */
export function nodePath(x: number, y: number, halfSide: number): string {
  const side = num(2 * halfSide);
  return `M${xy(x - halfSide, y - halfSide)}h${side}v${side}h${num(-2 * halfSide)}z`;
}

/** Path data of parallel upright lines. */
export function uprights(xs: readonly number[], top: number, bottom: number): string {
  return xs.map((x) => `M${xy(x, top)}V${num(bottom)}`).join('');
}

/** Path data of parallel level lines. */
export function levels(ys: readonly number[], left: number, right: number): string {
  return ys.map((y) => `M${xy(left, y)}H${num(right)}`).join('');
}

/** Path data of straight lines from one point to several others. */
export function rays(x: number, y: number, ends: readonly Point[]): string {
  return ends.map((end) => `M${xy(x, y)}L${xy(...end)}`).join('');
}

/** A route from a point: upright to the first place, level to the second, upright to the third, and so on. */
export function uprightRoute(x: number, y: number, ...places: readonly number[]): Point[] {
  return turningRoute([x, y], places, 1);
}

/** A route from a point: level to the first place, upright to the second, level to the third, and so on. */
export function levelRoute(x: number, y: number, ...places: readonly number[]): Point[] {
  return turningRoute([x, y], places, 0);
}

function turningRoute(start: Point, places: readonly number[], firstAxis: 0 | 1): Point[] {
  const route = [start];
  places.forEach((place, index) => {
    const [x, y] = route.at(-1) ?? start;
    route.push((firstAxis + index) % 2 ? [x, place] : [place, y]);
  });
  return route;
}

/** Path data of a route whose corners are rounded. */
export function stemPath(route: readonly Point[], radius: number): string {
  const points = route.filter((point, index) => {
    const before = route[index - 1];
    return before === undefined || Math.hypot(point[0] - before[0], point[1] - before[1]) > 0.01;
  });
  let data = '';
  points.forEach((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (before === undefined) data += `M${xy(...point)}`;
    else if (after === undefined) data += `L${xy(...point)}`;
    else data += corner(before, point, after, radius);
  });
  return data;
}

function corner(before: Point, [x, y]: Point, after: Point, radius: number): string {
  const lengthIn = Math.hypot(x - before[0], y - before[1]);
  const lengthOut = Math.hypot(after[0] - x, after[1] - y);
  const into: Point = [(x - before[0]) / lengthIn, (y - before[1]) / lengthIn];
  const out: Point = [(after[0] - x) / lengthOut, (after[1] - y) / lengthOut];
  const cross = into[0] * out[1] - into[1] * out[0];
  const dot = into[0] * out[0] + into[1] * out[1];
  if (Math.abs(cross) < 1e-6) return `L${xy(x, y)}`;
  const slope = Math.tan(Math.acos(Math.max(-1, Math.min(1, dot))) / 2);
  const fitted = Math.min(radius, lengthIn / 2 / slope, lengthOut / 2 / slope);
  const cut = fitted * slope;
  return (
    `L${xy(x - into[0] * cut, y - into[1] * cut)}` +
    arcTo(fitted, cross > 0 ? 1 : 0, x + out[0] * cut, y + out[1] * cut)
  );
}
