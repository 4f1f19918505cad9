import type { z } from 'astro/zod';
import { draft, question } from './fields/commonFields.ts';
import { optional } from './fields/field.ts';
import { fields, group, list, optionalList } from './fields/groups.ts';
import { markdown } from './fields/markdown.ts';
import { order, wholeNumber } from './fields/numbers.ts';
import { type Image, optionalPicture } from './fields/pictures.ts';
import { references } from './fields/references.ts';
import { line, nameLine, summary } from './fields/text.ts';

const feature = fields({
  title: line({ title: 'Title', description: 'A few words.' }, 40),
  text: line({ title: 'Text', description: 'One sentence.' }, 140),
});

/** "6" and "6.000" are mistakes for 6000. */
const leastAmount = 1000;

const priceExample = fields({
  name: line({ title: 'What it is', description: 'Such as A website of up to 15 pages.' }, 50),
  from: wholeNumber('Lowest price', leastAmount),
  to: wholeNumber('Highest price', leastAmount),
  duration: line({ title: 'Duration', description: 'Such as 2 to 4 weeks.' }, 20),
  team: line({ title: 'Team', description: 'Such as 3 or 4 people.' }, 20),
}).refine(({ from, to }) => from <= to, { path: ['to'], message: 'should not be less than the lowest price' });

export type PriceExample = z.infer<typeof priceExample>;

export const serviceSchema = (image: Image) =>
  fields({
    order: order({ title: 'Position in the catalogue', description: 'The first three are on the home page.' }),
    title: nameLine({ title: 'Name of the service', description: 'Also an option of the contact form.' }, 48),
    draft,
    shortDescription: summary({
      title: 'Short description',
      description: 'One sentence for the card; also the description in search results.',
    }),
    lead: line({ title: 'Lead', description: 'The line under the title of the page.' }, 110),
    facts: optional(
      group('Facts under the title', {
        firstResult: optional(
          line(
            {
              title: 'First result',
              description: 'Such as Report in 2 weeks. If empty, the duration of the cheapest example.',
            },
            30,
          ),
        ),
        team: line({ title: 'Team', description: 'Such as 3 to 5 people.' }, 30),
        start: line({ title: 'Start', description: 'How it begins, such as a two-week discovery.' }, 40),
      }),
    ),
    examples: optionalList(
      {
        title: 'Examples with prices',
        description: 'Up to five, from small to large; three look best. Without any there is no price.',
      },
      priceExample,
      5,
    ),
    image: optionalPicture(image),
    overview: markdown({
      title: 'Overview',
      description: 'What we do, for whom, and how they notice. Two paragraphs.',
    }),
    features: list({ title: 'Features', description: 'What is included; five or more look best.' }, feature),
    benefits: list(
      { title: 'Benefits', description: 'What the client gains; four or more look best.' },
      line('One outcome', 90),
    ),
    process: list(
      {
        title: 'Process',
        description: 'How the work goes. Five steps have a drawing of stairs; any other number has none.',
      },
      feature,
    ),
    questions: optionalList('Questions about price', fields(question), 4),
    related: references('services', 'Related services'),
  }).meta({
    title: 'Services',
    description: 'The first name of a service becomes its address: Soil Survey is /services/soil-survey.',
    view: { primary: 'title', fields: ['title', 'order', 'draft'], sort: 'order' },
  });
