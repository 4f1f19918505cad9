import { z } from 'astro/zod';
import { formed } from './parts';

const color = (meaning: string) =>
  formed(/^#[0-9a-fA-F]{6}$/, 'should be a color of six digits, such as "#10312a"').describe(meaning);

/** The look of a company. Every other color follows from these three; docs/brand.md says how. */
export const brand = z.strictObject({
  ink: color('The dark color of words, stems and leaves.'),
  ground: color('The pale color of the paper.'),
  accent: color('The color of buttons, marks and flowers.'),
  mark: formed(/^pictures\/[^/]+\.svg$/, 'should be an SVG in content/pictures, such as pictures/mark.svg')
    .meta({
      picture: true,
      description:
        'An SVG in content/pictures, of two colors on a square. Without it the initial of the name is built.',
    })
    .optional(),
});
