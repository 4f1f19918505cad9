import { z } from 'astro/zod';
import {
  emblem,
  formed,
  line,
  optionalList,
  person,
  picture,
  plate,
  position,
  projectFile,
  question,
} from './parts.ts';

const items = <Fields extends z.ZodRawShape>(meaning: string, most: number, fields: Fields) =>
  z.strictObject({ items: optionalList(meaning, z.strictObject(fields), most) });

/** Where numbers come from, so that those of another day do not contradict them. */
const source = line('Source and date of the numbers.', 100).optional();

/** What each file of content/blocks must hold, by its path. */
export const blocks = {
  'blocks/slides': items('The slides, in the order shown.', 9, {
    drawing: plate,
    image: picture,
    title: line('The large line.', 60),
    description: line('One sentence.', 160),
  }),
  'blocks/testimonials': items('The quotes, in the order shown.', 12, {
    name: line('Who said it.', 60),
    position: line('Their position and company.', 80),
    stars: z.number().int().min(1).max(5).describe('Stars out of five.'),
    review: line('What they said, without quotation marks.'),
    project: projectFile('The project; the quote leads to it.').optional(),
  }),
  'blocks/faq': items('The questions, in the order shown.', 12, {
    id: position('The number; 3 makes the address /#faq-3.'),
    ...question,
  }),
  'blocks/process': items('The steps, in order.', 12, {
    number: position('The number of the step.'),
    title: line('The name of the step.', 40),
    description: line('One sentence.', 160),
    image: picture,
  }),
  'blocks/achievements': items('The metrics, in the order shown.', 12, {
    metric: line('What is counted.', 40),
    value: formed(/\d/, 'should hold a number', 10).describe(
      'The value as it is shown, such as 120+. One with / or < is shown as it stands; the others count up.',
    ),
    description: line('One line under the value.', 80),
  }).extend({ source }),
  'blocks/statistics': items('The numbers, in the order shown.', 12, {
    id: line('A short name.', 20),
    value: z.number().int().min(0).max(999_999).describe('The number that is counted up to.'),
    suffix: z.string().max(3).default('').describe('What stands behind the number, such as %; may be empty.'),
    label: line('What is counted.', 40),
  }).extend({ source }),
  'blocks/hiring': items('The steps, in order.', 12, {
    id: position('The number of the step.'),
    title: line('The name of the step.', 40),
    description: line('One sentence.', 120),
  }),
  'blocks/offers': items('The cards, in the order shown.', 12, {
    title: line('What is offered.', 60),
    description: line('One sentence.', 160),
    image: picture,
  }),
  'blocks/values': items('The values, in the order shown.', 12, {
    drawing: emblem,
    image: picture,
    title: line('The value.', 40),
    description: line('One or two sentences.', 160),
  }),
  'blocks/expectations': items('The items, in the order shown.', 12, {
    title: line('What to expect.', 60),
    text: line('One sentence.', 160),
  }),
  'blocks/team': items('The cards, in the order shown.', 12, {
    drawing: plate,
    image: picture,
    title: line('What the people do.', 40),
    description: line('One or two sentences.', 160),
    leader: person('Who leads them; one of the people by name.').optional(),
  }),
};
