import type { Canvas, PlateDesign } from '../plate.ts';
import { cycle, type NonEmpty, seededRandom } from '../primitives/random.ts';
import { type SchemeName, schemeNames } from '../schemes.ts';
import { climber } from './climber.ts';
import type { Composition, Focus } from './composition.ts';
import { meadow } from './meadow.ts';
import { mosaic } from './mosaic.ts';
import { specimen } from './specimen.ts';
import { sunflower } from './sunflower.ts';
import { wreath } from './wreath.ts';

const compositions: NonEmpty<Composition> = [climber, sunflower, specimen, mosaic, meadow, wreath];

type SeededDesign = PlateDesign & Readonly<{ focuses: (canvas: Canvas) => readonly Focus[] }>;

/** Of any four in a row, first after last, none is the same; and few are as loud as the bloom. */
const schemesInTurn: NonEmpty<SchemeName> = ['paper', 'leaf', 'blush', 'night', 'mist', 'leaf', 'blush', 'bloom'];

/**
 * A design for content that has none of its own: the seed chooses the composition, the scheme and every detail. Articles
 * stand side by side, so neighbors take turns.
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
