import { blossom, flower } from '../primitives/blossom.ts';
import { type Point, steps } from '../primitives/geometry.ts';
import { leaf } from '../primitives/plants.ts';
import { cycle, type NonEmpty } from '../primitives/random.ts';
import { frameBars, stem, wovenFrame } from '../primitives/structures.ts';
import { disc, ring } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';
import { type Composition, discColor } from './composition.ts';

const cell = 80;
const { main, second, third } = color;
const fills: NonEmpty<Paint> = [main, second, main, third, second];

/** A vine on a woven frame, its leaves fitted to the cells, one large blossom near the top. */
export const climber: Composition = (canvas) => {
  const { width, height, random } = canvas;
  const columns = Math.round(width / cell);
  const rows = Math.floor(height / cell);
  const mirrored = random.next() > 0.5;
  const x = (column: number): number => (mirrored ? columns - column : column) * cell;
  const y = (row: number): number => height - 20 - row * cell;

  // The main stem goes up, aside, up, aside, and up to its flower; a side shoot turns off to the far edge.
  const start = columns > 7 ? 2 : random.int(1, 2);
  const middle = start + (columns > 7 ? random.int(2, 3) : 1);
  const end = columns - 2 + (columns > 7 ? 0 : random.pick([0, 0.5]));
  const top = rows - 1.5;
  const low = rows > 7 ? random.int(2, 3) : 2;
  const high = Math.min(top - 1, low + random.int(1, rows > 7 ? 3 : 2));
  const shoot = Math.min(top, low + random.pick([1.5, 2, 2.5]));
  const far = columns - 0.7;

  const route = (stroke: number, ...points: readonly Point[]): string =>
    stem(
      points.map(([column, row]): Point => [x(column), y(row)]),
      { radius: 36, width: stroke, stroke: main },
    );
  const grow = (column: number, row: number, across: number, up: number, fill: Paint): string =>
    leaf(x(column), y(row), x(column + across), y(row + up), {
      fill,
      veins: Math.abs(across) > 1 ? 9 : 4,
      vein: fill === main ? second : fill === third ? main : color.ground,
    });
  let order = random.int(0, 4);
  const next = (): Paint => cycle(fills, order++);

  const stems =
    route(10, [start, -0.6], [start, low], [middle, low], [middle, high], [end, high], [end, top]) +
    route(6, [middle - 0.6, low], [far, low], [far, low + 0.9]) +
    route(7, [start, low - 1], [start, shoot]);
  const leaves =
    grow(start, 0, -2, 2, second) +
    grow(start, 0.2, 1.6, 1.6, main) +
    grow(middle + 0.2, low, 2, -2, next()) +
    grow(start, low, -1, 1, next()) +
    (shoot > low + 1 ? grow(start, low + 0.6, 1, 1, next()) : '') +
    grow(middle, low + 0.2, 1, 1, next()) +
    grow(middle, high, -1, 1, next()) +
    grow(far, low + 0.2, -1, 1, next()) +
    grow(end, high, 1, 1, next()) +
    grow(end, Math.max(high, top - 1.8), -2, 2, main) +
    grow(end, Math.max(high + 0.4, top - 1), 1, 1, second);
  const large = columns > 7 ? 100 : 90;
  const posts = steps(0, width, cell);
  const rails = steps((height - 20) % cell, height + cell - 1, cell);
  return {
    body:
      wovenFrame(posts, rails, width, height, frameBars(5, 0.5)) +
      disc(x(end - 0.8), y(top - 0.4), 2 * cell, discColor(canvas)) +
      ring(x(end - 0.8), y(top - 0.4), 2 * cell + 14) +
      stems +
      leaves +
      blossom(x(far), y(low + 1), 42, { ...flower, petals: 6, inner: undefined, eyeSize: 0.24 }) +
      blossom(x(start), y(shoot), 62, { ...flower, petals: 7 }) +
      blossom(x(end), y(top), large, { ...flower, seeds: 22 }),
    focuses: [
      { x: x(end), y: y(top), radius: large * 0.52 },
      { x: x(start + 0.8), y: y(1), radius: cell },
      { x: x(start), y: y(shoot), radius: 32 },
      { x: x(middle), y: y(low), radius: cell },
      { x: x(end - 1), y: y(Math.max(high, top - 1.8) + 1), radius: cell },
      { x: x(far - 0.4), y: y(low + 0.8), radius: 42 },
    ],
  };
};
