import { z } from 'astro/zod';
import { pictureBlock, sectionBlock, statementBlock } from './fields/blocks.ts';
import { day } from './fields/days.ts';
import { optional } from './fields/field.ts';
import { fields, list } from './fields/groups.ts';
import { order } from './fields/numbers.ts';
import { type Image, optionalPicture } from './fields/pictures.ts';
import { reference, references } from './fields/references.ts';
import { line, nameLine, summary } from './fields/text.ts';

export const articleSchema = (image: Image) =>
  fields({
    id: order({
      title: 'Number',
      description: 'The highest number plus one. 11 becomes /blog/11. Never change it.',
    }),
    title: nameLine({ title: 'Title', description: 'Also the title in the browser tab.' }, 70),
    subtitle: line({ title: 'Subtitle', description: 'The sentence under the title.' }, 120),
    excerpt: summary({
      title: 'Excerpt',
      description: 'For the card in the list; also the description in search results.',
    }),
    published: optional(
      day({ title: 'Published', description: 'The article goes online on this day. Without one it is a draft.' }),
    ),
    updated: optional(
      day({
        title: 'Updated',
        description: 'When it was last changed, if that was later. For search engines.',
      }),
    ),
    author: optional(reference('people', { title: 'Author', description: 'If empty, the company.' })),
    topic: reference('topics', 'Topic'),
    services: references('services', {
      title: 'Services',
      description: 'The services that it is about, the closest first; their pages link to it.',
    }),
    image: optionalPicture(image),
    blocks: list(
      { title: 'Text', description: 'The text, block by block.' },
      z.discriminatedUnion('type', [pictureBlock(image), sectionBlock, statementBlock]),
    ),
  })
    .refine(({ published, updated }) => !published || !updated || updated >= published, {
      path: ['updated'],
      message: 'should not be before the day in Published',
    })
    .meta({
      title: 'Articles',
      description: 'The number of an article is its address: 11 becomes /blog/11.',
      view: { primary: 'title', fields: ['id', 'title', 'published'], sort: 'id', order: 'desc' },
    });
