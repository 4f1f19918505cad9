import { plateDesign } from '../plate.ts';
import { seedhead } from '../primitives/blossom.ts';
import { arcs, half } from '../primitives/circles.ts';
import { type Point, polar, unit, uprightRoute, xy } from '../primitives/geometry.ts';
import { leafAt } from '../primitives/plants.ts';
import { range } from '../primitives/random.ts';
import { backdrop, stem } from '../primitives/structures.ts';
import { disc, each, line } from '../primitives/svg.ts';
import { color } from '../schemes.ts';

const filaments = 40;
const flown: ReadonlySet<number> = new Set([35, 37, 39, 1, 3]);

// Seeds in flight: column and row of the lattice, color, radius.
const flyingSeeds = [
  [2, -4, color.bloom, 20],
  [4, -3, color.main, 15],
  [4, -5, color.bloom, 15],
  [0, -5, color.main, 13],
  [5, 0, color.main, 15],
] as const;

/** A dandelion clock as a network of sensors: every filament ends in a device, and some have flown off. */
export const connectedDevices = plateDesign('paper', (canvas) => {
  const { height, x, y } = canvas;
  const [hubX, hubY] = [x(-1), y(0.2)];
  const reach = 4 * unit;
  let threads = '';
  let heads = '';
  for (const index of range(filaments).filter((filament) => !flown.has(filament))) {
    const degrees = -90 + (360 / filaments) * index;
    const outer = index % 2 === 1;
    const [endX, endY] = polar(hubX, hubY, outer ? reach : reach * 0.72, degrees);
    threads += `M${xy(...polar(hubX, hubY, 22, degrees))}L${xy(endX, endY)}`;
    heads += outer ? half(endX, endY, 14, degrees) : disc(endX, endY, 5.5, color.second);
  }
  const flying = each(flyingSeeds, ([column, row, fill, radius]) => {
    const [tailX, tailY] = polar(x(column), y(row), 50, 128);
    return (
      line(`M${xy(x(column), y(row))}L${xy(tailX, tailY)}`) +
      half(x(column), y(row), radius, -52, fill) +
      disc(tailX, tailY, 4, fill)
    );
  });
  const stalk: Point[] = [...uprightRoute(hubX, hubY, height - 60), [hubX - 60, height + 20]];
  return (
    backdrop(canvas, 0.2) +
    arcs(x(5), y(-5), { from: unit, to: 16 * unit, step: unit }, 90, 180, { opacity: 0.4 }) +
    stem(stalk, { radius: 60, width: 7 }) +
    leafAt(hubX, height - 56, 190, -28, { curve: 1.05, veins: 9, veinOpacity: 0.6 }) +
    line(threads) +
    heads +
    disc(hubX, hubY, 24) +
    seedhead(hubX, hubY, 19, 34, { fill: () => color.third }) +
    flying
  );
});
