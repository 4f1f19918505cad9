import type { Figure } from './plate.ts';
import { blossom, smallBlossom } from './primitives/blossom.ts';
import { leaf } from './primitives/plants.ts';
import { line, round } from './primitives/svg.ts';
import { color } from './schemes.ts';

/** A question mark in the form of a tendril, for the questions and answers. */
export function questionMark(): Figure {
  const hook = 'M30 96A90 90 0 0 1 120 6A90 90 0 0 1 210 96A72 72 0 0 1 150 166A38 38 0 0 0 120 204V244';
  const curl = 'M30 96A40 40 0 0 0 110 96A24 24 0 0 0 62 96';
  return {
    viewBox: [-10, 0, 290, 334],
    body:
      line(hook, 11, color.main, { 'stroke-linecap': 'butt' }) +
      line(curl, 11, color.main, round) +
      leaf(207, 74, 267, 14, { veins: 5 }) +
      leaf(120, 232, 56, 168, { veins: 6 }) +
      blossom(120, 296, 36, smallBlossom),
  };
}
