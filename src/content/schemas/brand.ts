import { z } from 'astro/zod';
import { fieldMeta, formed, group, type Label } from './parts.ts';

const color = (label: Label) =>
  formed(/^#[0-9a-fA-F]{6}$/, 'should be a color of six digits, such as "#10312a"').meta(fieldMeta(label));

const logoFile = (label: Label) =>
  formed(
    /^pictures\/[^/]+\.(?:svg|png)$/i,
    'should be an SVG or a PNG in content/pictures, such as pictures/logo.svg',
  ).meta({
    ref: 'pictures',
    ...fieldMeta(label),
  });

/** All other colors are derived from these three (docs/content.md). */
export const brand = z
  .strictObject({
    ink: color('Dark color of words, stems and leaves'),
    ground: color('Pale color of the paper'),
    accent: color('Color of buttons, marks and flowers'),
    logo: group(
      { title: 'Logo', description: 'Without one the initial of the name is drawn.' },
      {
        file: logoFile({
          title: 'File',
          description:
            'An SVG or a PNG in content/pictures, shown as it is. A wide one is shown without the name beside it.',
        }),
        dark: logoFile({
          title: 'Same for dark backgrounds',
          description: 'Without it the logo has a light background there.',
        }).optional(),
      },
    ).optional(),
    drawings: z
      .boolean()
      .default(true)
      .meta({ title: 'Decorations', description: 'Without them, pages only have the pictures of their content.' }),
  })
  .meta({ title: 'Colors and logo', description: 'All other colors are derived from these three.' });
