import { color, type Paint } from '../schemes.ts';
import { arcTo, levels, nodePath, num, type Point, stemPath, steps, unit, uprights, xy } from './geometry.ts';
import { type Attributes, line, path, rect, round, weight } from './svg.ts';

type LatticeOptions = Readonly<{
  stroke?: Paint;
  opacity: number;
  /** Half the side of the square at every crossing; 0 for none. */
  nodes?: number;
  /** A crossing that the lattice runs through; the upper left corner if left out. */
  through?: Point;
}>;

/** A square lattice that fills a box. */
export function lattice(
  left: number,
  top: number,
  right: number,
  bottom: number,
  step: number,
  options: LatticeOptions,
): string {
  const { stroke = color.hairline, opacity, nodes = 0 } = options;
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

/** A bar of a frame: where it stands, and from where to where it runs. */
type Bar = readonly [at: number, from: number, to: number];

type FrameBars = Readonly<{
  posts: (bars: readonly Bar[]) => string;
  rails: (bars: readonly Bar[]) => string;
  /** The pieces of posts that lie above rails. */
  crossings: (points: readonly Point[]) => string;
  /** The same where they lie at equal distances: the dashes of posts from the first of them to the last. */
  evenCrossings: (bars: readonly Bar[], distance: number) => string;
}>;

/**
 * The bars of a wooden frame, pale with two thin edges; `reach` is half their thickness. Those that cannot cover each
 * other are drawn at once.
 */
export function frameBars(reach: number, opacity: number, stroke: Paint = color.hairline): FrameBars {
  const draw =
    (along: (places: readonly number[], from: number, to: number) => string) =>
    (bars: readonly Bar[], attributes: Attributes = {}): string => {
      const wood = bars.map(([at, from, to]) => along([at], from, to)).join('');
      const edges = bars.map(([at, from, to]) => along([at - reach, at + reach], from, to)).join('');
      return (
        line(wood, 2 * reach, color.highlight, attributes) +
        line(edges, weight.hair, stroke, { opacity, ...attributes })
      );
    };
  const posts = draw(uprights);
  const over = reach + 0.5;
  return {
    posts,
    rails: draw(levels),
    crossings: (points) => posts(points.map(([x, y]): Bar => [x, y - over, y + over])),
    evenCrossings: (bars, distance) =>
      posts(
        bars.map(([x, first, last]): Bar => [x, first - over, last + over]),
        { 'stroke-dasharray': `${num(2 * over)} ${num(distance - 2 * over)}` },
      ),
  };
}

/** A woven frame: posts, then rails at equal distances, then every other crossing with the post above the rail. */
export function wovenFrame(
  xs: readonly number[],
  ys: readonly number[],
  width: number,
  height: number,
  { posts, rails, evenCrossings }: FrameBars,
): string {
  const [top = 0, second = height] = ys;
  const over = xs.flatMap((x, column): Bar[] => {
    const own = ys.filter((_, row) => (column + row) % 2 === 1);
    return own.length > 0 ? [[x, Math.min(...own), Math.max(...own)]] : [];
  });
  return (
    posts(xs.map((x): Bar => [x, 0, height])) +
    rails(ys.map((y): Bar => [y, 0, width])) +
    evenCrossings(over, 2 * (second - top))
  );
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

/** Path data of a pot: a rim line, straight sides, rounded feet. */
export function potOutline(cx: number, foot: number, width: number, height: number, corner: number): string {
  const radius = Math.min(corner, width / 3);
  const [left, right] = [cx - width / 2, cx + width / 2];
  return (
    `M${xy(left, foot - height)}H${num(right)}V${num(foot - radius)}${arcTo(radius, 1, right - radius, foot)}` +
    `H${num(left + radius)}${arcTo(radius, 1, left, foot - radius)}Z`
  );
}

/** A stem along a route, with rounded corners. */
export function stem(
  route: readonly Point[],
  options: Readonly<{ radius?: number; width?: number; stroke?: Paint }>,
): string {
  const { radius = unit / 2, width = weight.stem, stroke = color.second } = options;
  return line(stemPath(route, radius), width, stroke, round);
}

/** A strip of earth across the plate, ruled with upright lines. */
export function soil(top: number, width: number, height: number): string {
  return (
    rect(0, top, width, height - top, { fill: color.soil }) +
    line(uprights(steps(20, width - 0.1, 20), top, height), weight.hair, color.second, { opacity: 0.8 })
  );
}

/** The arrow of a pointing device, its tip at a point. */
export function cursor(x: number, y: number, scale = ''): string {
  return path('M0 0V58L15 45L26 70L38 64.5L27 40.5L47 39Z', {
    fill: color.main,
    stroke: color.highlight,
    'stroke-width': weight.rule,
    transform: `translate(${xy(x, y)})${scale}`,
    'stroke-linejoin': 'round',
  });
}
