import { type Brand, lchOf } from './move.ts';
import { turn } from './oklch.ts';

export interface Refusal {
  field: keyof Brand;
  sentence: string;
}

const like =
  'Accent and ink are nearly the same color. A flower would not be seen on its leaves: choose another accent.';

/** What a brand may not ask for: the field, and a sentence. */
export function refusals(brand: Brand): Refusal[] {
  const { ink, ground, accent } = lchOf(brand);
  const isNear = Math.abs(turn(ink.h, accent.h)) < 30 && ink.c > 0.05 && accent.l - ink.l < 0.35;
  const rules: [refused: boolean, field: keyof Brand, sentence: string][] = [
    [ink.l > 0.42, 'ink', 'The ink is too light to be read. Choose a darker color (lightness 42% or less).'],
    [ground.l < 0.78, 'ground', 'The ground is too dark for a page. Choose a lighter color (lightness 78% or more).'],
    [
      accent.c < 0.1,
      'accent',
      'The accent is nearly gray. One color has to bloom: choose a stronger one (chroma 0.10 or more).',
    ],
    [
      accent.l < 0.55 || accent.l > 0.92,
      'accent',
      'The accent is too dark or too light to carry dark words. Keep its lightness between 55% and 92%.',
    ],
    [isNear, 'accent', like],
  ];
  return rules.flatMap(([refused, field, sentence]) => (refused ? { field, sentence } : []));
}
