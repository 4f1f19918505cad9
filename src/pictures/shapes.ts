// Parts of computed figures: stems, leaves and blossoms as SVG.
import type { Role } from './roles';

export type Point = readonly [x: number, y: number];

/** Coordinates for path data, rounded to one decimal. Never -0. */
export const xy = (...values: readonly number[]): string =>
  values.map((value) => String(Math.round(value * 10) / 10 || 0)).join(' ');

const arcTo = (radius: number, x: number, y: number, sweep = 1): string => `A${xy(radius, radius, 0, 0, sweep, x, y)}`;

const polar = (cx: number, cy: number, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
};

export const path = (data: string, fill: Role, rest = ''): string => `<path d="${data}" class="${fill}"${rest}/>`;
export const line = (data: string, width: number, stroke: Role, rest = ''): string =>
  `<path d="${data}" class="${stroke}-line"${width === 1 ? '' : ` stroke-width="${xy(width)}"`}${rest}/>`;
export const group = (content: string, attributes: string): string => `<g ${attributes}>${content}</g>`;

/** A polyline of horizontal and vertical lines: the coordinates are x and y in turn, beginning as `first` says. */
export function route(first: 'level' | 'upright', start: Point, ...coordinates: readonly number[]): Point[] {
  const points = [start];
  let isLevel = first === 'level';
  for (const coordinate of coordinates) {
    const [x, y] = points.at(-1) ?? start;
    points.push(isLevel ? [coordinate, y] : [x, coordinate]);
    isLevel = !isLevel;
  }
  return points;
}

/** Path data of a route with rounded corners. */
export function stemPath(points: readonly Point[], radius: number): string {
  const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
  const corners = points.filter((point, index) => index === 0 || distance(points[index - 1] ?? point, point) > 0.01);
  let data = '';
  corners.forEach((corner, index) => {
    const before = corners[index - 1];
    const after = corners[index + 1];
    if (!before) {
      data += `M${xy(...corner)}`;
      return;
    }
    // Positive for a right turn, negative for a left turn.
    const turn = after
      ? (corner[0] - before[0]) * (after[1] - corner[1]) - (corner[1] - before[1]) * (after[0] - corner[0])
      : 0;
    if (!after || turn === 0) {
      data += `L${xy(...corner)}`;
      return;
    }
    const cut = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    const toward = (point: Point): Point => {
      const share = cut / distance(corner, point);
      return [corner[0] + (point[0] - corner[0]) * share, corner[1] + (point[1] - corner[1]) * share];
    };
    data += `L${xy(...toward(before))}${arcTo(cut, ...toward(after), turn > 0 ? 1 : 0)}`;
  });
  return data;
}

/** A leaf: two equal arcs between two points. */
function leafPath([x0, y0]: Point, [x1, y1]: Point, curve: number = Math.SQRT1_2): string {
  const radius = curve * Math.hypot(x1 - x0, y1 - y0);
  return `M${xy(x0, y0)}${arcTo(radius, x1, y1)}${arcTo(radius, x0, y0)}Z`;
}

/** A leaf along a diagonal, with horizontal and vertical veins. */
export function leaf([x, y]: Point, [dx, dy]: Point, fill: Role, veins = 0): string {
  const outline = path(leafPath([x, y], [x + dx, y + dy]), fill);
  if (veins === 0) return outline;
  const rib = Array.from({ length: veins }, (_, index) => {
    const share = (index + 1) / (veins + 1);
    const tip = Math.sqrt(1 - (1 - share) ** 2);
    const footX = x + dx * share;
    const footY = y + dy * share;
    return `M${xy(x + dx * tip, footY)}H${xy(footX)}V${xy(y + dy * tip)}`;
  });
  return outline + line(`M${xy(x, y)}L${xy(x + dx, y + dy)}${rib.join('')}`, 1.2, 'ground');
}

/** Petals around a point. */
export const petal = (cx: number, cy: number, length: number, degrees: number, curve: number): string =>
  leafPath([cx, cy], polar(cx, cy, length, degrees), curve);

/** A flower seen from above: two rings of eight petals and a center, with seeds if it is large. */
export function blossom(x: number, y: number, radius: number, seeds = 0): string {
  const ring = (length: number, turn: number) =>
    Array.from({ length: 8 }, (_, index) => petal(x, y, length, index * 45 + turn, 0.6)).join('');
  const spacing = (radius * 0.17 * 0.82) / Math.sqrt(seeds || 1);
  const dots = Array.from(
    { length: seeds },
    (_, index) => `M${xy(...polar(x, y, spacing * Math.sqrt(index + 0.5), index * 137.50776))}h0`,
  );
  return (
    path(ring(radius, -90), 'bloom') +
    path(ring(radius * 0.52, -67.5), 'tint') +
    `<circle cx="${xy(x)}" cy="${xy(y)}" r="${xy(radius * 0.17)}" class="dark"/>` +
    (seeds > 0 ? line(dots.join(''), spacing * 0.84, 'light', ' stroke-linecap="round"') : '')
  );
}
