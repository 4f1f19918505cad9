import { z } from 'astro/zod';
import {
  emblem,
  formed,
  type Label,
  line,
  optionalList,
  person,
  picture,
  plate,
  position,
  projectFile,
  question,
} from './parts.ts';

const items = <Fields extends z.ZodRawShape>(label: Label, most: number, fields: Fields) =>
  z.strictObject({ items: optionalList(label, z.strictObject(fields), most) });

const source = line({ title: 'Source', description: 'Source and date of the numbers.' }, 100).optional();

/** The schemas of content/blocks, by path. */
export const blocks = {
  'blocks/slides': items('Slides', 5, {
    drawing: plate,
    image: picture,
    title: line('Large line', 60),
    description: line({ title: 'Description', description: 'One sentence.' }, 160),
  }).meta({ title: 'Slides', description: 'At the top of the home page.' }),
  'blocks/process': items('Steps', 12, {
    number: position('Number of the step'),
    title: line('Name of the step', 40),
    description: line({ title: 'Description', description: 'One sentence.' }, 160),
    image: picture,
  }).meta({ title: 'How a project runs', description: 'The steps on the home page.' }),
  'blocks/testimonials': items('Quotes', 12, {
    name: line('Who said it', 60),
    position: line({ title: 'Position', description: 'Position and company of that person.' }, 80),
    stars: z.number().int().min(1).max(5).meta({ title: 'Stars out of five' }),
    review: line({ title: 'Quote', description: 'What they said, without quotation marks.' }),
    project: projectFile({ title: 'Project', description: 'The quote links to it.' }).optional(),
  }).meta({ title: 'What clients say', description: 'The quotes on the home page.' }),
  'blocks/faq': items('Questions', 12, {
    id: position({ title: 'Number', description: '3 becomes /#faq-3.' }),
    ...question,
  }).meta({ title: 'Questions', description: 'Questions and answers on the home page.' }),
  'blocks/values': items('Values', 12, {
    drawing: emblem,
    image: picture,
    title: line('Value', 40),
    description: line({ title: 'Description', description: 'One or two sentences.' }, 160),
  }).meta({ title: 'Core values', description: 'On the About page.' }),
  'blocks/team': items('Cards', 12, {
    drawing: plate,
    image: picture,
    title: line('What the people do', 40),
    description: line({ title: 'Description', description: 'One or two sentences.' }, 160),
    leader: person({ title: 'Leader', description: 'The name of one of the people.' }).optional(),
  }).meta({ title: 'The team', description: 'The groups of people on the About page.' }),
  'blocks/achievements': items('Metrics', 12, {
    metric: line('What is counted', 40),
    value: formed(/\d/, 'should contain a number', 10).meta({
      title: 'Value as it is shown, such as 120+',
      description: 'One with / or < does not count up.',
    }),
    description: line({ title: 'Description', description: 'One line under the value.' }, 80),
  })
    .extend({ source })
    .meta({ title: 'Achievements', description: 'The metrics on the About page.' }),
  'blocks/expectations': items('Items', 12, {
    title: line('What to expect', 60),
    text: line({ title: 'Text', description: 'One sentence.' }, 160),
  }).meta({ title: 'What to expect', description: 'On the About page.' }),
  'blocks/offers': items('Cards', 12, {
    title: line('What is offered', 60),
    description: line({ title: 'Description', description: 'One sentence.' }, 160),
    image: picture,
  }).meta({ title: 'What we offer', description: 'The cards on the Careers page.' }),
  'blocks/statistics': items('Numbers', 12, {
    id: line('Short name', 20),
    value: z.number().int().min(0).max(999_999).meta({ title: 'Number to count up to' }),
    suffix: z
      .string()
      .max(3)
      .default('')
      .meta({ title: 'What follows the number, such as %', description: 'May be empty.' }),
    label: line('What is counted', 40),
  })
    .extend({ source })
    .meta({ title: 'Numbers', description: 'On the Careers page; they count up from zero.' }),
  'blocks/hiring': items('Steps', 12, {
    id: position('Number of the step'),
    title: line('Name of the step', 40),
    description: line({ title: 'Description', description: 'One sentence.' }, 120),
  }).meta({ title: 'Hiring process', description: 'The steps on the Careers page.' }),
};
