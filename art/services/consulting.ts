import { plateDesign } from '../plate.ts';
import { seedhead } from '../primitives/blossom.ts';
import { half, rings } from '../primitives/circles.ts';
import { polar, unit, xy } from '../primitives/geometry.ts';
import { leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, each, line, ring, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const radius = 4.1 * unit;

function tickDepth(index: number): number {
  if (index % 10 === 0) return 2;
  return index % 5 === 0 ? 10 : 16;
}

/** A compass rose of leaves. */
export const consulting = plateDesign('bloom', (canvas) => {
  const { cx, cy } = canvas;
  const ticks = range(120).map(
    (index) =>
      `M${xy(...polar(cx, cy, radius + 24, index * 3))}` +
      `L${xy(...polar(cx, cy, radius + tickDepth(index), index * 3))}`,
  );
  const quarters = [-90, 0, 90, 180];
  const long = { curve: 1.05, fill: color.highlight, fill2: color.tint, stroke: color.main };
  const rose =
    each(range(8), (index) => leafAt(cx, cy, radius * 0.58, 22.5 + index * 45, { curve: 1.05, fill: color.third })) +
    each(range(4), (index) =>
      leafAt(cx, cy, radius * 0.86, 45 + index * 90, { curve: 0.95, fill: color.main, veins: 9 }),
    ) +
    each(quarters, (degrees) => leafAt(cx, cy, radius * 1.26, degrees, long)) +
    each(quarters, (degrees) =>
      line(`M${xy(cx, cy)}L${xy(...polar(cx, cy, radius * 1.26, degrees))}`, weight.fine, color.main),
    );
  return (
    backdrop(canvas, 0.2) +
    rings(cx, cy, radius + 24, radius * 3.4, 40, { opacity: 0.4 }) +
    line(ticks.join(''), weight.fine) +
    ring(cx, cy, radius + 24, weight.rule) +
    rose +
    disc(cx, cy, 26) +
    seedhead(cx, cy, 20, 30) +
    half(cx, cy - radius * 1.26 - 6, 13, -90)
  );
});
