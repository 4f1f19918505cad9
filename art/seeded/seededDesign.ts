import type { Canvas, PlateDesign } from '../plate.ts';
import { cycle, type NonEmpty, seededRandom } from '../primitives/random.ts';
import { type SchemeName, schemeNames } from '../schemes.ts';
import { climber } from './climber.ts';
import type { Composition, Focus } from './composition.ts';
import { meadow } from './meadow.ts';
import { mosaic } from './mosaic.ts';
import { specimen } from './specimen.ts';

const compositions: NonEmpty<Composition> = [climber, specimen, mosaic, meadow];

type SeededDesign = PlateDesign & Readonly<{ focuses: (canvas: Canvas) => readonly Focus[] }>;

/** Any four in a row differ, first after last; the strongest one, bloom, comes once. */
const schemesInTurn: NonEmpty<SchemeName> = ['paper', 'leaf', 'blush', 'night', 'mist', 'leaf', 'blush', 'bloom'];

/**
 * A design for content that has none of its own: the seed chooses the composition, the scheme and every detail. Articles
 * with a number take compositions and schemes in turn, because their cards are side by side.
 */
export function seededDesign(seed: string): SeededDesign {
  const [, number] = /^article-(\d+)$/.exec(seed) ?? [];
  const compose = number ? cycle(compositions, Number(number)) : seededRandom(`seeded:${seed}`).pick(compositions);
  return {
    scheme: number ? cycle(schemesInTurn, Number(number)) : seededScheme(seed),
    draw: (canvas) => compose(canvas).body,
    focuses: (canvas) => compose(canvas).focuses,
  };
}

/** A scheme for content that has none of its own. */
export function seededScheme(seed: string): SchemeName {
  return seededRandom(`scheme:${seed}`).pick(schemeNames);
}
