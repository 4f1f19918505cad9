import { lattice } from '../built.ts';
import { uprights } from '../geometry.ts';
import { leaf, leafPair } from '../grown.ts';
import type { Figure } from '../plate.ts';
import { color } from '../schemes.ts';
import { line, rect, round } from '../svg.ts';

/** A strip with a seedling and the seed below it, for the receipt of a message. */
export function seedling(): Figure {
  return {
    viewBox: [0, 0, 120, 300],
    body:
      lattice(0, 0, 120, 300, 40, { opacity: 0.4 }) +
      line('M60 262V150', 5, color.main, round) +
      leafPair(60, 180, 48, { veins: 5 }, { fill: color.main, veins: 5 }) +
      leaf(60, 156, 60, 104, { curve: 0.72, fill: color.bloom }) +
      rect(0, 220, 120, 80, { fill: color.main }) +
      line(uprights([20, 40, 60, 80, 100], 220, 300), 1, color.second) +
      leaf(44, 268, 76, 236, { fill: color.bloom }),
  };
}
