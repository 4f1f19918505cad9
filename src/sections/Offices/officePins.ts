import type { Figure } from '@/pictures/picture';
import { blossom, group, leaf, line, type Point, route as routeFrom, stemPath, xy } from '@/pictures/shapes';

// The size of a cell of the map in degrees.
const cellDegrees = 4.5;
// The north-west corner of the map.
const mapOrigin = { longitude: -180, latitude: 76.5 } as const;

const cell = 17;

// The space below the map for the stems.
const stemSpace = 90;

type Office = Readonly<{ longitude: number; latitude: number }>;

const width = 80 * cell;
const height = 29 * cell;

function mapPosition({ longitude, latitude }: Office): Point {
  return [
    ((longitude - mapOrigin.longitude) / cellDegrees) * cell,
    ((mapOrigin.latitude - latitude) / cellDegrees) * cell,
  ];
}

// Horizontal lines that would overlap get the next free level.
function levelsFor(runs: readonly Point[]): number[] {
  const taken: Point[][] = [];
  return runs.map(([from, to]) => {
    const left = Math.min(from, to);
    const right = Math.max(from, to);
    const free = taken.findIndex((level) => level.every(([start, end]) => right < start || left > end));
    const level = free === -1 ? taken.length : free;
    taken[level] = [...(taken[level] ?? []), [left, right]];
    return level;
  });
}

// As many leaves as fit above the edge of the map.
function pinLeaves(x: number, y: number): string {
  const room = height - y;
  if (room < 240) return leaf([x, y + 150], [34, -34], 'main');
  const first = y + (room > 300 ? 150 : 120);
  return leaf([x, first], [-34, -34], 'main') + leaf([x, first + 40], [34, -34], 'second');
}

// The stem of an office, from its blossom to the left edge of its column of text.
function pin([x, y]: Point, columnX: number, level: number): string {
  const turn = height + 34 + level * 24;
  const points = routeFrom('upright', [x, y], turn, columnX, height + stemSpace);
  const flower = blossom(x, y, 29);
  const stem = line(stemPath(points, 22), 3, 'main') + pinLeaves(x, y);
  return group(group(stem, 'class="pin__stem"') + group(flower, 'class="pin__b"'), 'class="pin"');
}

// The map is a file without offices, so a disc in the background color makes room for a blossom.
const clearing = ([x, y]: Point): string => `<circle cx="${xy(x)}" cy="${xy(y)}" r="33" class="ground"/>`;

const places = (offices: readonly Office[]): Point[] =>
  offices.map(mapPosition).sort((one, other) => one[0] - other[0]);
const viewBox = [0, 0, width, height + stemSpace] as const;

/** More offices than this are numbered. */
export const maxStems = 4;

// Moves blossoms apart that would overlap.
function separate(points: readonly Point[], distance: number): Point[] {
  const moved = points.map(([x, y]): [number, number] => [x, y]);
  for (let round = 0; round < 60; round++)
    for (const one of moved)
      for (const other of moved) {
        const dx = other[0] - one[0];
        const dy = other[1] - one[1];
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
  group(blossom(x, y, 22), 'class="pin__b"') +
  `<text class="pin__n" x="${Math.round(x + 20)}" y="${Math.round(y + 26)}">${number}</text>`;

/**
 * A blossom for each office, placed over the map. Stems lead to equal columns of text below it, from west to east. Many
 * offices are numbered in that order instead.
 */
export function officePins(offices: readonly Office[]): Figure {
  const points = places(offices);
  if (points.length > maxStems) {
    const numbered = separate(points, 46);
    const pins = numbered.map((point, index) => numberedPin(point, index + 1));
    return { viewBox: [0, 0, width, height], body: [...numbered.map(clearing), ...pins].join('') };
  }
  const columns = points.map((_, index) => (width * index) / points.length + 1.5);
  const levels = levelsFor(points.map(([x], index) => [x, columns[index] ?? x]));
  const pins = points.map((point, index) => pin(point, columns[index] ?? point[0], levels[index] ?? 0));
  return { viewBox, body: [...points.map(clearing), ...pins].join('') };
}
