// The blossoms and stems over the map, in its units. art/figures/land.svg is the map.

import type { ColorName } from '@/drawings/drawingColors';
import { leafPath, type Point, petalPath, xy } from '@/drawings/leafPath';
import type { DrawingShapes } from '@/drawings/picture';

type Office = Readonly<{ longitude: number; latitude: number }>;

/** The map is a grid of square cells, 80 by 29. */
const cell = 17;
const width = 80 * cell;
const height = 29 * cell;
const degreesPerCell = 4.5;
const northWest = { longitude: -180, latitude: 76.5 };

/** The room below the map for the stems, and the levels on which they run to the side. */
const stemRoom = 90;
const firstLevel = height + 34;
const levelHeight = 24;
const cornerRadius = 22;

function mapPosition({ longitude, latitude }: Office): Point {
  const columns = (longitude - northWest.longitude) / degreesPerCell;
  const rows = (northWest.latitude - latitude) / degreesPerCell;
  return [columns * cell, rows * cell];
}

const leaf = (x: number, y: number, side: -1 | 1, color: ColorName) =>
  `<path class="${color}" d="${leafPath([x, y], [x + side * 34, y - 34])}"/>`;

/** Two leaves, or one where there is no room for two above the edge of the map. */
function pinLeaves([x, y]: Point): string {
  const room = height - y;
  if (room < 240) return leaf(x, y + 150, 1, 'main');
  const first = y + (room > 300 ? 150 : 120);
  return leaf(x, first, -1, 'main') + leaf(x, first + 40, 1, 'second');
}

/** Down from the blossom, to the side on its level, and down to the left edge of the column of text. */
function stemPath([x, y]: Point, columnX: number, level: number): string {
  const levelY = firstLevel + level * levelHeight;
  const end = height + stemRoom;
  const side = columnX > x ? 1 : -1;
  const run = Math.abs(columnX - x);
  const upper = Math.min(cornerRadius, run / 2);
  const lower = Math.min(upper, (end - levelY) / 2);
  const toSide = side === 1 ? 0 : 1;
  return (
    `M${xy(x, y)}V${xy(levelY - upper)}` +
    `A${xy(upper, upper)} 0 0 ${toSide} ${xy(x + side * upper, levelY)}H${xy(columnX - side * lower)}` +
    `A${xy(lower, lower)} 0 0 ${1 - toSide} ${xy(columnX, levelY + lower)}V${xy(end)}`
  );
}

/** Two rings of eight petals and a center. */
function blossom(center: Point, radius: number): string {
  const ring = (length: number, firstDegrees: number) => {
    let path = '';
    for (let degrees = 0; degrees < 360; degrees += 45) path += petalPath(center, length, firstDegrees + degrees, 0.6);
    return path;
  };
  const [x, y] = center;
  return (
    `<path class="bloom" d="${ring(radius, -90)}"/><path class="tint" d="${ring(radius * 0.52, -67.5)}"/>` +
    `<circle class="dark" cx="${xy(x)}" cy="${xy(y)}" r="${xy(radius * 0.17)}"/>`
  );
}

/** The first level on which the run of each stem does not overlap another one. */
function findLevels(runs: readonly Point[]): number[] {
  const levels: Point[][] = [];
  return runs.map(([from, to]) => {
    const left = Math.min(from, to);
    const right = Math.max(from, to);
    const isFree = (level: readonly Point[]) => level.every(([start, end]) => right < start || left > end);
    const free = levels.findIndex(isFree);
    const chosen = free === -1 ? levels.length : free;
    levels[chosen] = [...(levels[chosen] ?? []), [left, right]];
    return chosen;
  });
}

/** A blossom for each office, placed over the map. Stems lead to equal columns of text below it, from west to east. */
export function officePins(offices: readonly Office[]): DrawingShapes {
  const points = offices.map(mapPosition).sort((one, other) => one[0] - other[0]);
  const columns = points.map((_, index) => (width * index) / points.length + 1.5);
  const levels = findLevels(points.map(([x], index) => [x, columns[index] ?? x]));
  // Discs in the color of the page make room for the blossoms in the map.
  const discs = points.map(([x, y]) => `<circle class="ground" cx="${xy(x)}" cy="${xy(y)}" r="33"/>`);
  const pins = points.map((point, index) => {
    const path = stemPath(point, columns[index] ?? point[0], levels[index] ?? 0);
    const stem = `<path class="main-line" d="${path}" stroke-width="3"/>${pinLeaves(point)}`;
    return `<g><g class="pin-stem">${stem}</g><g class="pin-blossom">${blossom(point, 29)}</g></g>`;
  });
  return { viewBox: [0, 0, width, height + stemRoom], body: [...discs, ...pins].join('') };
}
