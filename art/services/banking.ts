import { plateDesign } from '../plate.ts';
import { arcs } from '../primitives/circles.ts';
import { steps, unit, uprights } from '../primitives/geometry.ts';
import { backdrop } from '../primitives/structures.ts';
import { disc, each, line, rect, ring, square, weight } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const shaft = 1.75 * unit;
const heights = { upright: [1.75, 3, 4.5, 6.25, 8.25], wide: [1.25, 2.25, 3.5, 5, 6.75] } as const;

/** Columns of growing height, each with a seed pod on top that looks like a coin. */
export const banking = plateDesign('leaf', (canvas) => {
  const { width, height, upright, x, y } = canvas;
  const floor = y(upright ? 5.25 : 4.35);
  const columns = each(upright ? heights.upright : heights.wide, (units, index) => {
    const last = index === 4;
    const odd = index % 2 === 1;
    const fill = last ? color.highlight : odd ? color.main : color.second;
    const left = x(-5.6 + index * 2.36);
    const center = left + shaft / 2;
    const top = floor - units * unit;
    const flutes = [1, 2, 3, 4, 5].map((flute) => left + (shaft / 6) * flute);
    const coin = 30 + index * 2.4;
    const coinY = top - 9 - coin;
    return (
      rect(left, top, shaft, units * unit, { fill }) +
      line(uprights(flutes, top + 12, floor - 8), weight.hair, odd ? color.hairline : color.ground, { opacity: 0.8 }) +
      rect(left - 7, top - 9, shaft + 14, 11, { fill }) +
      disc(center, coinY, coin, last ? color.bloom : color.highlight) +
      ring(center, coinY, coin * 0.8, weight.hair, last ? color.main : color.ground) +
      square(center, coinY, coin * 0.3, { fill: last ? color.main : color.ground })
    );
  });
  const base =
    rect(0, floor, width, 14, { fill: color.highlight }) +
    rect(0, floor + 22, width, 10, { fill: color.second }) +
    rect(0, floor + 40, width, height, { fill: color.main }) +
    line(uprights(steps(0, width, 13.333), floor + 40, height), weight.hair, color.ground, { opacity: 0.8 });
  const horizon = { from: 9.4 * unit, to: 11.4 * unit, step: unit / 2 };
  return (
    backdrop(canvas, 0.2) + arcs(x(-6), y(upright ? -8.4 : -7.4), horizon, 92, 10, { opacity: 0.6 }) + columns + base
  );
});
