import { makePlate, type Plate } from './plate.ts';
import { uprights } from './primitives/geometry.ts';
import { leaf, leafPair } from './primitives/plants.ts';
import { lattice } from './primitives/structures.ts';
import { line, rect, round } from './primitives/svg.ts';
import { color } from './schemes.ts';

/** A strip with a seedling and the seed below it, for the receipt of a message. */
export function seedlingPlate(): Plate {
  const draw = (): string =>
    lattice(0, 0, 120, 300, 40, { opacity: 0.4 }) +
    line('M60 262V150', 5, color.main, round) +
    leafPair(60, 180, 48, { veins: 5 }, { fill: color.main, veins: 5 }) +
    leaf(60, 156, 60, 104, { curve: 0.72, fill: color.bloom }) +
    rect(0, 220, 120, 80, { fill: color.main }) +
    line(uprights([20, 40, 60, 80, 100], 220, 300), 1, color.second) +
    leaf(44, 268, 76, 236, { fill: color.bloom });
  return makePlate('seedling', { scheme: 'paper', draw }, [120, 300]);
}
