import { type Canvas, plateDesign } from '../plate.ts';
import { type BlossomOptions, blossom, standardBlossom } from '../primitives/blossom.ts';
import { shine } from '../primitives/circles.ts';
import { levels, nodePath, type Point, unit, uprights } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { frameBars, lattice, soil, stem } from '../primitives/structures.ts';
import { disc, each, line, path, rect, ring, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const cell = 80;
const rows = 6;
const { main, second, third, highlight, bloom, ground, dark, light } = color;
const { posts, rails, crossings } = frameBars(6, 0.6, dark);

// Columns are counted from the left, rows from the floor.
type Site = Readonly<{ columns: number; x: (column: number) => number; y: (row: number) => number }>;

// The frame rises over the first third of its length.
function heightAt({ columns }: Site, column: number): number {
  const share = column / columns;
  return share >= 0.3 ? rows : Math.max(0, Math.round((share / 0.3) * rows * 2) / 2);
}

function firstColumn(site: Site, row: number): number {
  return range(site.columns + 1).find((column) => heightAt(site, column) >= row) ?? site.columns;
}

// The part that is still planned: dashed axes with a node at every joint.
function plan(site: Site): string {
  let axes = '';
  let joints = '';
  for (const column of range(site.columns + 1)) {
    const height = heightAt(site, column);
    if (height === rows) continue;
    axes += uprights([site.x(column)], site.y(height), 0);
    for (let row = Math.ceil(height + 0.5); row <= rows; row++) joints += nodePath(site.x(column), site.y(row), 4);
  }
  for (let row = 1; row <= rows; row++) axes += levels([site.y(row)], 0, site.x(firstColumn(site, row)));
  return (
    line(axes, weight.hair, color.hairline, { 'stroke-dasharray': '4 6' }) +
    path(joints, { fill: ground, stroke: bloom, 'stroke-width': 2 })
  );
}

function frame(site: Site, width: number, floor: number): string {
  const columns = range(site.columns + 1);
  const standing = columns.filter((column) => heightAt(site, column) > 0);
  const over = columns.flatMap((column) =>
    range(rows)
      .map((index) => index + 1)
      .filter((row) => (column + row) % 2 === 1 && heightAt(site, column) >= row)
      .map((row): Point => [site.x(column), site.y(row)]),
  );
  const plumbX = site.x(firstColumn(site, 4)) - 40;
  const plumbY = site.y(2.2);
  return (
    posts(standing.map((column) => [site.x(column), site.y(heightAt(site, column)) - 10, floor])) +
    rails([1, 2, 3, 4, 5, 6].map((row) => [site.y(row), site.x(firstColumn(site, row)) - 14, width])) +
    crossings(over) +
    line(uprights([plumbX], 0, plumbY), weight.fine, highlight) +
    leaf(plumbX, plumbY + 34, plumbX, plumbY, { curve: 0.62, fill: bloom })
  );
}

type Planting = Readonly<{ growth: string; blooms: string }>;

// The plants along the frame: young at the half-way mark, in full bloom at the right.
function plants(site: Site): readonly Planting[] {
  const wide = site.columns > 12;
  const near = (share: number): number => Math.round(share * site.columns);
  const shoot = (width: number, ...route: readonly Point[]): string =>
    stem(
      route.map(([column, row]): Point => [site.x(column), site.y(row)]),
      { radius: 36, width, stroke: main },
    );
  const grow = (column: number, row: number, across: number, up: number, fill: Paint, veins = 0): string =>
    leaf(site.x(column), site.y(row), site.x(column + across), site.y(row + up), {
      fill,
      veins,
      vein: fill === main ? second : main,
    });
  const flower = (column: number, row: number, radius: number, options: BlossomOptions = {}): string =>
    blossom(site.x(column), site.y(row), radius, {
      ...standardBlossom,
      eye: dark,
      ...(radius > 50 ? { seeds: 22, seed: light } : {}),
      ...options,
    });
  const plain = { inner: undefined, eyeSize: 0.24 };
  const fruit = (column: number, row: number, radius: number): string =>
    disc(site.x(column), site.y(row), radius, bloom) + shine(site.x(column), site.y(row), radius * 0.68, color.tint);

  const seedling = (at: number): Planting => ({
    growth:
      shoot(7, [at, -0.5], [at, 1.3]) +
      grow(at, 0.5, -0.7, 0.7, main) +
      grow(at, 0.8, 0.7, 0.7, second) +
      leafAt(site.x(at), site.y(1.2), 44, -90, { curve: 0.74, fill: main }),
    blooms: '',
  });
  const young = (at: number): Planting => ({
    growth:
      shoot(8, [at, -0.5], [at, 2], [at - 1, 2], [at - 1, 3.2]) +
      grow(at, 1, 1, 1, main, 5) +
      grow(at, 1, -1, 1, second, 5) +
      grow(at - 1, 3, -1, 1, main, 5) +
      grow(at - 0.5, 2, 1, 1, second),
    blooms: flower(at - 1, 3.4, 40, { ...plain, petals: 7 }),
  });
  const forked = (at: number): Planting => ({
    growth:
      shoot(9, [at, -0.5], [at, 3], [at + 1, 3], [at + 1, 5]) +
      shoot(7, [at, 2], [at, 4.2]) +
      grow(at, 0, -1, 1, main) +
      grow(at, 1, 2, 2, main, 9) +
      grow(at, 2, -2, 2, main, 9) +
      grow(at, 3, -1, 1, second, 4) +
      grow(at + 1, 4, 1, 1, second, 4) +
      grow(at + 1, 4, -1, 1, third, 4),
    blooms: flower(at + 1, 5, 62) + flower(at, 4.4, 36, { ...plain, petals: 6 }),
  });
  const tall = (at: number): Planting => ({
    growth:
      shoot(10, [at, -0.5], [at, 6.8]) +
      shoot(7, [at, 1], [at + 1, 1], [at + 1, 3]) +
      grow(at, 0, -2, 2, second, 9) +
      grow(at, 2, -1, 1, main) +
      grow(at + 1, 2, 2, 2, main, 9) +
      grow(at + 1, 2, -1, -1, third, 4) +
      grow(at, 3, -2, 2, main, 9) +
      grow(at, 4, 2, 2, second, 9) +
      grow(at, 5, -1, 1, third, 4) +
      grow(at, 6, 1, 1, main) +
      fruit(at - 1, 1.4, 24),
    blooms: flower(at, 3, 74) + flower(at - 1, 5.5, 46, { petals: 7 }),
  });
  const winding = (at: number): Planting => ({
    growth:
      shoot(10, [at, -0.5], [at, 2], [at + 1, 2], [at + 1, 4], [at, 4], [at, 6.8]) +
      grow(at, 1, -2, 2, main, 9) +
      grow(at, 0.5, 2, 2, second, 9) +
      grow(at + 1, 3, 1.6, 1.6, main, 7) +
      grow(at + 0.5, 4, -1, -1, third, 4) +
      grow(at, 5, 2, 2, main, 9) +
      grow(at, 5, -1, 1, second, 4) +
      grow(at + 1, 2, 1, -1, third, 4) +
      fruit(at - 1, 2.6, 26),
    blooms: flower(at, 4.6, 92) + flower(at + 1.5, 1, 50, { petals: 7 }),
  });
  const last = (at: number): Planting => ({
    growth:
      shoot(9, [at, -0.5], [at, 6.8]) +
      grow(at, 2, -1, 1, second, 4) +
      grow(at, 3, -2, 2, main, 9) +
      grow(at, 5, -1, 1, third, 4),
    blooms: flower(at, 3, 64) + flower(at - 0.3, 5.8, 50, { petals: 7 }),
  });
  return [
    seedling(near(0.36)),
    young(near(0.47)),
    forked(near(0.58)),
    ...(wide ? [tall(near(0.72))] : []),
    winding(near(wide ? 0.86 : 0.8)),
    last(site.columns - (wide ? 1 : 0.3) + 0.5),
  ];
}

function draw({ width, height }: Canvas): string {
  const floor = height - 40;
  const site: Site = {
    columns: Math.round(width / cell),
    x: (column) => column * cell,
    y: (row) => floor - row * cell,
  };
  const sunX = site.x(Math.round(site.columns * 0.76));
  const planting = plants(site);
  return (
    lattice(0, 0, width, floor, unit, { opacity: 0.1 }) +
    disc(sunX, site.y(3), 2.5 * cell, color.glow) +
    ring(sunX, site.y(3), 2.5 * cell + 16) +
    plan(site) +
    frame(site, width, floor) +
    each(planting, ({ growth }) => growth) +
    each(planting, ({ blooms }) => blooms) +
    soil(floor, width, height) +
    each(range(site.columns + 1), (column) => rect(site.x(column) - 9, floor - 5, 18, 10, { fill: highlight }))
  );
}

/** A long frame, still being put up on the left and in full bloom on the right; it takes any width. */
export const pergola = plateDesign('leaf', draw);
