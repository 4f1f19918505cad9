// The blocks of a text. A text with blocks is a list of a union of these, by `type`.
import { z } from 'astro/zod';
import { optional } from './field.ts';
import { fields } from './groups.ts';
import { markdown } from './markdown.ts';
import { blockPicture, type Image } from './pictures.ts';
import { line } from './text.ts';

export const pictureBlock = (image: Image) =>
  fields({
    type: z.literal('imageText').meta({ title: 'Text beside a picture', description: 'The sides alternate.' }),
    heading: optional(line('Short heading', 60)),
    image: blockPicture(image),
    description: markdown('Text beside the picture'),
  });

export const sectionBlock = fields({
  type: z
    .literal('section')
    .meta({ title: 'Text without a picture', description: 'Its heading is above or beside it.' }),
  heading: line('Short heading', 60),
  description: markdown('Text of the section'),
});

export const statementBlock = fields({
  type: z.literal('text').meta({ title: 'Large centered statement' }),
  text: line({ title: 'Text', description: 'One or two sentences.' }, 320),
});
