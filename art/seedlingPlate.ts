import { makePlate, type Plate } from './plate.ts';
import { uprights } from './primitives/geometry.ts';
import { leaf, leafPair } from './primitives/plants.ts';
import { lattice } from './primitives/structures.ts';
import { group, line, rect, round, weight } from './primitives/svg.ts';
import { color } from './schemes.ts';

/** The earth below a seedling, with the seed in it. */
const seededEarth = (top: number): string =>
  rect(0, top, 120, 80, { fill: color.main }) +
  line(uprights([20, 40, 60, 80, 100], top, top + 80), 1, color.second) +
  leaf(44, top + 48, 76, top + 16, { fill: color.bloom });

/** A strip with a seedling and the seed below it, for the receipt of a message. */
export function seedlingPlate(): Plate {
  const draw = (): string =>
    lattice(0, 0, 120, 300, 40, { opacity: 0.4 }) +
    line('M60 262V150', 5, color.main, round) +
    leafPair(60, 180, 48, { veins: 5 }, { fill: color.main, veins: 5 }) +
    leaf(60, 156, 60, 104, { curve: 0.72, fill: color.bloom }) +
    seededEarth(220);
  return makePlate('seedling', { scheme: 'paper', draw }, [120, 300]);
}

/** The same before anything is sent, for the outline of an application: the seed is in the ground, the rest is a plan. */
export function seedPlate(): Plate {
  const ground = 1120;
  const planned = { fill: 'none', stroke: color.main } as const;
  const draw = (): string =>
    lattice(0, 0, 120, 1200, 40, { opacity: 0.2 }) +
    group(
      line(uprights([60], ground, ground - 70), weight.fine, color.main) +
        leafPair(60, ground - 40, 48, planned, planned) +
        leaf(60, ground - 64, 60, ground - 116, { curve: 0.72, ...planned }),
      { 'stroke-dasharray': '5 5' },
    ) +
    seededEarth(ground);
  return makePlate('seed', { scheme: 'paper', draw }, [120, 1200]);
}
