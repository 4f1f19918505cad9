import { type Canvas, plateDesign } from '../plate.ts';
import { blossom, largeBlossom } from '../primitives/blossom.ts';
import { shine } from '../primitives/circles.ts';
import { arcPath, unit, uprights, xy } from '../primitives/geometry.ts';
import { leaf, leafAt } from '../primitives/plants.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, group, line, path, rect, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

// A woven wall: three strands to a cell, level and upright by turns.
function weave({ width, height, cx }: Canvas, top: number): string {
  const cell = unit / 2;
  const left = cx - Math.ceil(width / 2 / cell) * cell;
  let level = '';
  let upright = '';
  for (let row = 0; top + row * cell < height; row++) {
    for (let column = 0; left + column * cell < width; column++) {
      const [x, y] = [left + column * cell, top + row * cell];
      for (const strand of [1, 2, 3]) {
        const offset = (cell / 4) * strand;
        if ((column + row) % 2 === 0) level += `M${xy(x + 1, y + offset)}h${cell - 2}`;
        else upright += `M${xy(x + offset, y + 1)}v${cell - 2}`;
      }
    }
  }
  return (
    rect(0, top, width, height, { fill: color.main }) +
    line(level, weight.fine, color.ground) +
    line(upright, weight.fine, color.third)
  );
}

function fruit(x: number, y: number, radius: number): string {
  return disc(x, y, radius, color.third) + shine(x, y, radius * 0.7, color.highlight, weight.rule);
}

const outline = { stroke: color.main, 'stroke-width': weight.rule } as const;

function priceTag(x: number, y: number): string {
  const tag =
    path('M-24 0L0 -20L24 0V74H-24Z', { fill: color.highlight, ...outline }) +
    disc(0, 0, 5) +
    leaf(-15, 62, 15, 32, { fill: color.ground });
  return group(tag, { transform: `translate(${xy(x, y)}) rotate(-8)` });
}

/** A woven market basket, full of leaves, fruit and one flower. */
export const commerce = plateDesign('bloom', (canvas) => {
  const { width, cx, upright, x, y } = canvas;
  const top = y(upright ? 1.25 : 1);
  const handle = arcPath(cx, top, 5 * unit, 180, 360);
  const dark = { fill: color.main, veins: 13 };
  const harvest =
    leaf(x(-1.2), top, x(-4.95), top - 3.75 * unit, dark) +
    leaf(x(1.2), top, x(4.95), top - 3.75 * unit, dark) +
    leafAt(x(-0.2), top, 5.4 * unit, -90, { curve: 0.8, veins: 15 }) +
    leaf(x(-3), top, x(-5.6), top - 2.6 * unit) +
    leaf(x(3), top, x(5.6), top - 2.6 * unit) +
    fruit(x(3.1), top - 36, 1.55 * unit) +
    fruit(x(-3.5), top - 20, 1.2 * unit) +
    blossom(x(-0.55), top - 1.75 * unit, 2.6 * unit, { ...largeBlossom, fill: color.highlight, seeds: 40 });
  const rim = rect(0, top - 13, width, 26, { fill: color.highlight, ...outline });
  return (
    backdrop(canvas, 0.2) +
    line(handle, 15, color.main) +
    line(handle, weight.hair, color.ground) +
    harvest +
    weave(canvas, top) +
    rim +
    line(uprights([x(2.6)], top, top + 70), weight.rule, color.highlight) +
    priceTag(x(2.6), top + 74)
  );
});
