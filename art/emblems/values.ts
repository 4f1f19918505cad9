import { blossom, standardBlossom } from '../primitives/blossom.ts';
import { arcs } from '../primitives/circles.ts';
import { uprightRoute } from '../primitives/geometry.ts';
import { leaf, leafAt, leafPair } from '../primitives/plants.ts';
import { stem } from '../primitives/structures.ts';
import { each, line, path, ring, square, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const { main, second, third, bloom, ground, hairline } = color;

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
