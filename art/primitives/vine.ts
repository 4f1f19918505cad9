import { color, type Paint } from '../schemes.ts';
import { darkEye, standardBlossom } from './blossom.ts';
import { type Point, stemPath, xy } from './geometry.ts';
import { leaf } from './plants.ts';
import { group, line } from './svg.ts';

/** The blossom at the end of a vine. */
export const flower = { ...standardBlossom, ...darkEye } as const;

/** A stem that the page can draw along its length. */
export const drawnStem = (route: readonly Point[], radius: number, width: number): string =>
  line(stemPath(route, radius), width, color.main, { class: 'draw', pathLength: 1 });

/** What the page lets open. */
export const opening = (drawing: string): string => group(drawing, { class: 'bloomer' });

/**
 * A leaf that the page can let grow out of its foot, after a delay. It is measured from there, so that a scale needs no
 * origin.
 */
export function sproutingLeaf(
  [x, y]: Point,
  [dx, dy]: Point,
  { fill, delay, veins }: Readonly<{ fill: Paint; delay: number; veins: number }>,
): string {
  const drawing = leaf(0, 0, dx, dy, { fill, veins, veinWidth: 1.2 });
  return group(group(drawing, { class: `sprout sprout-${delay}` }), { transform: `translate(${xy(x, y)})` });
}
