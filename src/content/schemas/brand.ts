import { z } from 'astro/zod';
import { formed, group } from './parts.ts';

const color = (meaning: string) =>
  formed(/^#[0-9a-fA-F]{6}$/, 'should be a color of six digits, such as "#10312a"').describe(meaning);

const svg = (description: string) =>
  formed(/^pictures\/[^/]+\.svg$/, 'should be an SVG in content/pictures, such as pictures/logo.svg').meta({
    ref: 'pictures',
    description,
  });

/** The look of a company. Every other color follows from these three; docs/content.md says how. */
export const brand = z.strictObject({
  ink: color('The dark color of words, stems and leaves.'),
  ground: color('The pale color of the paper.'),
  accent: color('The color of buttons, marks and flowers.'),
  logo: group('The logo. Without one the initial of the name is drawn.', {
    file: svg('An SVG in content/pictures, shown as it is. A wide one is shown without the name beside it.'),
    dark: svg('The same for dark backgrounds. Without it the logo has a light background there.').optional(),
  }).optional(),
  drawings: z
    .boolean()
    .default(true)
    .describe('Decorations; without them, pages have only the pictures that they name.'),
});
