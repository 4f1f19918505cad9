import { z } from 'astro/zod';
import { pictureBlock, sectionBlock } from './fields/blocks.ts';
import { draft, quote } from './fields/commonFields.ts';
import { optional } from './fields/field.ts';
import { fields, group, list, optionalList } from './fields/groups.ts';
import { order } from './fields/numbers.ts';
import { drawing, type Image, photograph } from './fields/pictures.ts';
import { references } from './fields/references.ts';
import { line, nameLine } from './fields/text.ts';

export const projectSchema = (image: Image) =>
  fields({
    order: order('Position on the pages of its services'),
    title: nameLine('What was achieved', 70),
    draft,
    client: line('Client', 40),
    sector: line({ title: 'What the client is', description: 'In lower case after its name, such as insurer.' }, 40),
    change: group(
      { title: 'Change', description: 'The main result in figures. An arrow stands between them.' },
      {
        before: line({ title: 'Before', description: 'Such as 9, or 4 days.' }, 10),
        after: line({ title: 'After', description: 'With what it counts, such as 3 screens.' }, 24),
        picture: optional(
          group(
            { title: 'Picture', description: 'Two drawings of one name, which show exactly these figures.' },
            {
              drawing: drawing(['before', 'after']),
              before: line({ title: 'Text alternative, before', description: 'What the first drawing shows.' }, 160),
              after: line({ title: 'Text alternative, after', description: 'What the second drawing shows.' }, 160),
            },
          ),
        ),
      },
    ),
    photograph: photograph(image, { title: 'Photograph', description: 'In place of the two drawings.' }),
    services: references(
      'services',
      { title: 'Services', description: 'Their pages show the project, that of the first above others.' },
      1,
    ),
    problem: line('What was wrong', 320),
    solution: line('What was done', 320),
    results: list(
      { title: 'Results', description: 'What changed; figures, and how they were measured.' },
      fields({
        value: line({ title: 'Figure', description: 'Such as 40 min.' }, 12),
        text: line({ title: 'Text', description: 'What it counts, what it was before, how it was measured.' }, 140),
      }),
      3,
    ),
    duration: line('Duration', 60),
    team: line('Who worked on it', 60),
    price: optional(
      group(
        { title: 'Price', description: 'Within the price of the example that its first service has.' },
        {
          agreed: line({ title: 'Agreed', description: 'Such as USD 30,000 to 36,000.' }, 40),
          paid: line({ title: 'Paid', description: 'Such as USD 34,500.' }, 40),
        },
      ),
    ),
    quote: optional(quote({ title: 'Quote', description: 'What the client says about it.' })),
    blocks: optionalList(
      { title: 'More about it', description: 'Further text below the quote, block by block.' },
      z.discriminatedUnion('type', [sectionBlock, pictureBlock(image)]),
    ),
  }).meta({
    title: 'Projects',
    description: 'Each has a page. The pages of their services link to it.',
    view: { primary: 'title', fields: ['title', 'client', 'order', 'draft'], sort: 'order' },
  });
