import type { Canvas, Drawing } from './plate.ts';
import { type NonEmpty, seededRandom } from './random.ts';
import { type SchemeName, schemeNames } from './schemes.ts';
import { climber } from './seeded/climber.ts';
import type { Composition, Focus } from './seeded/composition.ts';
import { meadow } from './seeded/meadow.ts';
import { mosaic } from './seeded/mosaic.ts';
import { specimen } from './seeded/specimen.ts';
import { sunflower } from './seeded/sunflower.ts';
import { wreath } from './seeded/wreath.ts';

const compositions: NonEmpty<Composition> = [climber, sunflower, specimen, mosaic, meadow, wreath];

export type SeededDrawing = Drawing & Readonly<{ focuses: (canvas: Canvas) => readonly Focus[] }>;

/** A drawing for content that has none of its own: the seed chooses composition, scheme and every detail. */
export function seededDrawing(seed: string, avoid: readonly SchemeName[] = []): SeededDrawing {
  const random = seededRandom(`seeded:${seed}`);
  const { title, compose } = random.pick(compositions);
  return {
    title,
    scheme: seededScheme(seed, avoid),
    draw: (canvas) => compose(canvas).body,
    focuses: (canvas) => compose(canvas).focuses,
  };
}

/** A scheme for content that has none of its own, other than those of its neighbors. */
export function seededScheme(seed: string, avoid: readonly SchemeName[] = []): SchemeName {
  const [first = 'paper', ...rest] = schemeNames.filter((name) => !avoid.includes(name));
  return seededRandom(`scheme:${seed}`).pick([first, ...rest]);
}
