import { z } from 'astro/zod';

const color = (meaning: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'should be a color of six digits in quotation marks, such as "#10312a"')
    .describe(meaning);

/** The look of a company. Every other color follows from these three; docs/brand.md says how. */
export const brand = z.strictObject({
  ink: color('The dark color of words, stems and leaves.'),
  ground: color('The pale color of the paper.'),
  accent: color('The color that blooms: buttons, marks, flowers.'),
  mark: z
    .string()
    .regex(/\.svg$/, 'should be the name of an SVG, such as mark.svg')
    .meta({
      picture: true,
      description:
        'The name of an SVG in content/pictures, of two colors on a square. Without it the initial of the name is built.',
    })
    .optional(),
});
