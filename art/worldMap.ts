import type { Figure, ViewBox } from './plate.ts';
import { blossom, smallBlossom } from './primitives/blossom.ts';
import { type Point, stemPath, uprightRoute, xy } from './primitives/geometry.ts';
import { leaf } from './primitives/plants.ts';
import { seededRandom } from './primitives/random.ts';
import { each, group, line, path, round } from './primitives/svg.ts';
import { color } from './schemes.ts';

// Width and height of a cell of the map in degrees.
const cellDegrees = 4.5;
// The north-west corner of the map.
const mapOrigin = { longitude: -180, latitude: 76.5 } as const;

// Land (#) and water (.), sampled from Natural Earth (public domain).
const landRows = [
  '............#.#.....##.....########.................#......#######..............',
  '...######.###.###.##.#.##...#######.........####....##.#####################..##',
  '.#..##################.###..###....##.....######################################',
  '...################...###....#...........###.#################################..',
  '...........##########..####............#...#.##########################....#....',
  '...........################............#.###############################........',
  '............##############.............################################.........',
  '............############..............###.####...##.#################..#........',
  '.............##########...............##......#####.###############.#..#........',
  '.............##########...............#####.....###################..##.........',
  '..............######.#...............##############################.............',
  '...............###..................#################..############.............',
  '.................##.#...............#################...###..####...............',
  '..................###...............################....##...###................',
  '.....................#.#.............##############......#.....#................',
  '.......................####..........##############...........#.................',
  '.......................######.............########............#..#..............',
  '......................########............#######.............#.##...##.........',
  '......................##########...........######..............#.......##.......',
  '.......................#########...........######...............................',
  '.......................########............######.#.................####........',
  '........................#######............#####..#...............#######.......',
  '........................######.............#####.................#########......',
  '........................#####...............###..................#########......',
  '........................####................##....................##..####......',
  '........................###............................................##.......',
  '........................##..............................................#.......',
  '.......................##.......................................................',
  '.......................##.......................................................',
] as const;

const cell = 17;
const inner = cell - 2;

// Space below the map for the stems that lead to the columns of text.
const stemSpace = 90;

type Office = Readonly<{ longitude: number; latitude: number }>;

const width = landRows[0].length * cell;
const height = landRows.length * cell;

function place({ longitude, latitude }: Office): Point {
  return [
    ((longitude - mapOrigin.longitude) / cellDegrees) * cell,
    ((mapOrigin.latitude - latitude) / cellDegrees) * cell,
  ];
}

// A leaf that fills a cell, in relative commands because there are a thousand of them.
function cellLeaf(x: number, y: number, rising: boolean): string {
  const quarter = `a${inner} ${inner} 0 0 1`;
  return rising
    ? `M${xy(x, y + inner)}${quarter} ${inner}-${inner}${quarter}-${inner} ${inner}z`
    : `M${xy(x, y)}${quarter} ${inner} ${inner}${quarter}-${inner}-${inner}z`;
}

function land(clearings: readonly Point[]): string {
  const random = seededRandom('world');
  const middle = inner / 2;
  let water = '';
  let dark = '';
  let pale = '';
  landRows.forEach((row, rowIndex) => {
    [...row].forEach((kind, column) => {
      const [x, y] = [column * cell + 1, rowIndex * cell + 1];
      const clear = ([px, py]: Point): boolean => Math.hypot(x + middle - px, y + middle - py) < cell * 1.75;
      if (clearings.some(clear)) return;
      if (kind === '.') {
        if ((column + rowIndex) % 2 === 0) water += `M${xy(x + middle, y + middle)}h1`;
        return;
      }
      const rising = Math.sin(column * 0.34) + Math.cos(rowIndex * 0.5) + (random.next() - 0.5) * 0.9 > 0;
      if (random.next() > 0.3) dark += cellLeaf(x, y, rising);
      else pale += cellLeaf(x, y, rising);
    });
  });
  return (
    line(water, 1.4, color.hairline, { opacity: 0.5, ...round }) +
    path(dark, { fill: color.soil }) +
    path(pale, { fill: color.third })
  );
}

// Level runs that would lie on one another take the next free level.
function levelsFor(runs: readonly Point[]): number[] {
  const taken: Point[][] = [];
  return runs.map(([from, to]) => {
    const [left, right] = [Math.min(from, to), Math.max(from, to)];
    const free = taken.findIndex((level) => level.every(([start, end]) => right < start || left > end));
    const level = free === -1 ? taken.length : free;
    taken[level] = [...(taken[level] ?? []), [left, right]];
    return level;
  });
}

// As many leaves as fit between the blossom and the edge of the map.
function pinLeaves(x: number, y: number): string {
  const room = height - y;
  if (room < 240) return leaf(x, y + 150, x + 34, y + 116, { fill: color.main });
  const first = y + (room > 300 ? 150 : 120);
  return leaf(x, first, x - 34, first - 34, { fill: color.main }) + leaf(x, first + 40, x + 34, first + 6);
}

// The stem of an office leads down from its blossom to the left edge of its column of text.
function pin([x, y]: Point, columnX: number, level: number): string {
  const turn = height + 34 + level * 24;
  const route = uprightRoute(x, y, turn, columnX, height + stemSpace);
  const flower = blossom(x, y, 29, { ...smallBlossom, eye: color.dark });
  const stem = line(stemPath(route, 22), 3, color.main) + pinLeaves(x, y);
  return group(group(stem, { class: 'pin__stem' }) + group(flower, { class: 'pin__b' }), { class: 'pin' });
}

const places = (offices: readonly Office[]): Point[] => offices.map(place).sort((one, other) => one[0] - other[0]);
const viewBox: ViewBox = [0, 0, width, height + stemSpace];

/** A map of the world in square cells, a leaf for each cell of land, cleared around the offices. */
export const worldLand = (offices: readonly Office[]): Figure => ({
  viewBox: offices.length > mostStems ? [0, 0, width, height] : viewBox,
  body: land(offices.length > mostStems ? apart(places(offices), 46) : places(offices)),
});

/** The most offices that have stems; more are numbered. */
export const mostStems = 4;

/** The column of the grid for the text of an only office: the one nearest to its place on the map. */
export const officeColumn = (office: Office): number =>
  Math.min(9, Math.max(1, Math.round((place(office)[0] / width) * 12) + 1));

// Blossoms that would lie on one another move apart.
function apart(points: readonly Point[], distance: number): Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 60; round++)
    for (const one of moved)
      for (const other of moved) {
        const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const between = Math.hypot(dx, dy);
        if (one === other || between >= distance) continue;
        const push = (distance - between) / 2 / (between || 1);
        one[0] -= dx * push;
        one[1] -= dy * push;
        other[0] += (dx || 1) * push;
        other[1] += dy * push;
      }
  return moved;
}

const numberedPin = ([x, y]: Point, number: number): string =>
  group(blossom(x, y, 22, { ...smallBlossom, eye: color.dark }), { class: 'pin__b' }) +
  `<text class="pin__n" x="${Math.round(x + 20)}" y="${Math.round(y + 26)}">${number}</text>`;

/**
 * A blossom for each office, to lie upon the map. Stems lead to equal columns of text below it, in the order of the offices
 * from west to east; many offices are numbered in that order.
 */
export function officePins(offices: readonly Office[]): Figure {
  const points = places(offices);
  if (points.length > mostStems) {
    const numbered = apart(points, 46);
    return { viewBox: [0, 0, width, height], body: each(numbered, (point, index) => numberedPin(point, index + 1)) };
  }
  const [only] = offices.length === 1 ? offices : [];
  const columns = only
    ? [(width * (officeColumn(only) - 1)) / 12 + 1.5]
    : points.map((_, index) => (width * index) / points.length + 1.5);
  const levels = levelsFor(points.map(([x], index) => [x, columns[index] ?? x]));
  return { viewBox, body: each(points, (point, index) => pin(point, columns[index] ?? point[0], levels[index] ?? 0)) };
}
