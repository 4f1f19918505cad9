import { blossom, standardBlossom } from '../primitives/blossom.ts';
import { arcs } from '../primitives/circles.ts';
import { arcTo, polar, uprightRoute, uprights, xy } from '../primitives/geometry.ts';
import { leaf, leafAt, leafPair } from '../primitives/plants.ts';
import { panel, stem } from '../primitives/structures.ts';
import { disc, each, line, path, rect, ring, round, square, weight } from '../primitives/svg.ts';
import { color, type Paint } from '../schemes.ts';

const { ground, hairline, main, second, third, bloom } = color;

const nucleus = { curve: 0.6, eye: ground, eyeSize: 0.24 } as const;

/** Full stack: one plant that grows through all layers, from the root to the flower. */
export function fullStack(): string {
  const roots = 'M80 120A28 28 0 0 1 52 148V160M80 120A28 28 0 0 0 108 148V160M80 120V160';
  return (
    rect(0, 106, 160, 14, { fill: main }) +
    rect(0, 62, 160, 10, { fill: second }) +
    line(roots, weight.stem, main) +
    stem(uprightRoute(80, 112, 40), { width: 7, stroke: main }) +
    leafPair(80, 106, 34, {}, { fill: main }) +
    leafPair(80, 62, 40, { fill: main, veins: 4 }, { veins: 4 }) +
    blossom(80, 30, 28, nucleus)
  );
}

/** Angular: a folded leaf that looks like the letter A. */
export function angular(): string {
  return (
    path('M80 6A148 148 0 0 1 20 148A148 148 0 0 1 80 6Z', { fill: main }) +
    path('M80 6A148 148 0 0 0 140 148A148 148 0 0 0 80 6Z', { fill: second }) +
    rect(26, 100, 108, 8, { fill: ground }) +
    rect(57, 101, 46, 6, { fill: main }) +
    disc(80, 104, 19, ground) +
    disc(80, 104, 16, bloom)
  );
}

/** ASP.NET: a woven net and a dot. */
export function aspNet(): string {
  const strands = [20, 60, 100, 140];
  const over = strands.flatMap((x, column) =>
    strands.filter((_, row) => (column + row) % 2 === 1).map((y) => rect(x - 8, y - 6, 16, 12, { fill: main })),
  );
  return (
    each(strands, (y) => rect(0, y - 6, 160, 12, { fill: main })) +
    each(strands, (x) => rect(x - 6, 0, 12, 160, { fill: second })) +
    over.join('') +
    rect(68, 68, 64, 64, { fill: ground }) +
    rect(94, 50, 12, 16, { fill: second }) +
    leaf(68, 132, 132, 68, { veins: 5 }) +
    disc(40, 120, 17, bloom)
  );
}

/** Backend: a bulb under the ground line. */
export function backend(): string {
  return (
    line('M0 60H160', weight.rule, main) +
    stem(uprightRoute(80, 70, 34), { width: 6, stroke: main }) +
    leafPair(80, 50, 36, { veins: 3 }, { fill: main, veins: 3 }) +
    disc(80, 104, 40) +
    leaf(80, 118, 80, 58, { curve: 0.6, fill: main }) +
    each([32, 24], (radius) => ring(80, 104, radius, weight.fine, ground)) +
    disc(80, 104, 15, bloom) +
    line('M80 142V160M64 139A22 22 0 0 1 42 160M96 139A22 22 0 0 0 118 160', weight.rule, main)
  );
}

function orbit(radius: number, degrees: number, curve: number, stroke: Paint, strokeWidth: number): string {
  const [from, to] = [polar(80, 80, radius, degrees), polar(80, 80, radius, degrees + 180)];
  return leaf(...from, ...to, { curve, fill: 'none', stroke, strokeWidth });
}

/** React: three orbits around a flower. */
export function react(): string {
  return (
    each([0, 60, 120], (degrees) => orbit(72, degrees, 0.76, degrees === 60 ? second : main, 6)) +
    each([0, 60, 120, 180, 240, 300], (degrees, index) =>
      disc(...polar(80, 80, 72, degrees), 7, index % 3 === 1 ? second : main),
    ) +
    blossom(80, 80, 30, nucleus)
  );
}

/** Coordination: five stalks bound into a sheaf. */
export function sheaf(): string {
  const stalks = [
    [-48, 8],
    [-24, 0],
    [0, -6],
    [24, 0],
    [48, 8],
  ] as const;
  return (
    each(stalks, ([aside, drop], index) => {
      const fill = index % 2 ? second : main;
      const foot = 80 + aside * 0.22;
      const bend = Math.abs(aside) * 1.6;
      const curve = aside ? `M${xy(foot, 110)}${arcTo(bend, aside < 0 ? 0 : 1, 80 + aside, 62 + drop)}` : 'M80 110V56';
      return (
        line(uprights([foot], 160, 110), 5, fill) +
        line(curve, 5, fill) +
        leafAt(80 + aside, 66 + drop, 56, -90 + aside * 0.5, { curve: 0.76, fill, veins: 4 })
      );
    }) +
    rect(56, 108, 48, 9, { fill: bloom }) +
    rect(56, 121, 48, 9, { fill: bloom })
  );
}

/** React Native: three orbits around a flower, wider than the handset behind them. */
export function reactNative(): string {
  return (
    panel(42, 4, 76, 152, 16, { fill: main }) +
    rect(50, 20, 60, 120, { fill: ground }) +
    line('M72 12H88M70 148H90', weight.fine, ground, round) +
    each([0, 60, 120], (degrees) => orbit(68, degrees + 30, 0.8, degrees === 60 ? main : second, 5)) +
    blossom(80, 80, 24, nucleus)
  );
}

/** Integrity: a plant that grows straight in its frame, beside a plumb line. */
export function integrity(): string {
  return (
    line('M20 20H140V140H20Z', weight.rule, main) +
    line('M20 60H140M20 100H140M60 20V140M100 20V140', weight.hair, hairline, { opacity: 0.7 }) +
    stem(uprightRoute(60, 160, 30), { width: 7, stroke: main }) +
    leafPair(60, 100, 40, { veins: 4 }, { fill: third, veins: 4 }) +
    leafAt(60, 40, 34, -90, { curve: 0.74 }) +
    line('M120 0V92', weight.fine, main) +
    leaf(120, 132, 120, 88, { curve: 0.62, fill: bloom })
  );
}

/** Innovation: a new shoot on an old trunk. */
export function innovation(): string {
  return (
    arcs(80, 96, { from: 66, to: 130, step: 16 }, 180, 360, { opacity: 0.7 }) +
    path('M40 160V108A12 12 0 0 1 52 96H108A12 12 0 0 1 120 108V160Z', { fill: second }) +
    line('M54 110V160M67 110V160M80 110V160M93 110V160M106 110V160', weight.hair, ground) +
    stem(uprightRoute(80, 96, 44), { width: 6, stroke: main }) +
    leafPair(80, 84, 44, { fill: third, veins: 4 }, { fill: main, veins: 4 }) +
    leafAt(80, 56, 48, -90, { curve: 0.7, fill: bloom })
  );
}

/** Collaboration: two stems that wind into one flower. */
export function collaboration(): string {
  return (
    line('M56 160V148A34 34 0 0 1 80 116A34 34 0 0 0 104 84A34 34 0 0 0 80 52', 7, main) +
    line('M104 160V148A34 34 0 0 0 80 116', 7, second) +
    line('M80 116A34 34 0 0 1 56 84A34 34 0 0 1 80 52', 7, second) +
    leaf(104, 92, 148, 48, { fill: main, veins: 4 }) +
    leaf(56, 92, 12, 48, { veins: 4 }) +
    leaf(104, 148, 140, 112) +
    leaf(56, 148, 20, 112, { fill: main }) +
    blossom(80, 42, 38, { ...standardBlossom, eye: ground })
  );
}

/** Excellence: a flower inside the circles that construct it. */
export function excellence(): string {
  const handles = [
    [80, 6],
    [154, 80],
    [80, 154],
    [6, 80],
  ] as const;
  return (
    ring(80, 80, 60) +
    ring(80, 80, 74) +
    line('M80 0V160M0 80H160', weight.hair, hairline, { 'stroke-dasharray': '3 4' }) +
    blossom(80, 80, 60, { ...standardBlossom, eye: ground, eyeSize: 0.2, seeds: 20, seed: main }) +
    each(handles, ([x, y]) => square(x, y, 5, { fill: ground, stroke: main, 'stroke-width': 2 }))
  );
}
