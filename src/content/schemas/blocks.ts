import { z } from 'astro/zod';
import { emblem, formed, line, markdown, optionalList, picture, plate, position } from './parts.ts';

const items = <Item extends z.ZodType>(meaning: string, item: Item, most?: number) =>
  z.strictObject({ items: optionalList(meaning, item, most) });

const slides = items(
  'The slides, in the order shown.',
  z.strictObject({
    drawing: plate,
    image: picture,
    title: line('The large line.', 60),
    description: line('One sentence.', 160),
  }),
  9,
);

const testimonials = items(
  'The quotes, in the order shown.',
  z.strictObject({
    name: line('Who said it.', 60),
    position: line('Their position and company.', 80),
    stars: z.number().int().min(1).max(5).describe('Stars out of five.'),
    review: line('What they said, without quotation marks.'),
  }),
);

const faq = items(
  'The questions, in the order shown.',
  z.strictObject({
    id: position('The number; 3 makes the address /#faq-3.'),
    question: line('The question.', 120),
    answer: markdown('The answer.'),
  }),
);

const process = items(
  'The steps, in order.',
  z.strictObject({
    number: position('The number of the step.'),
    title: line('The name of the step.', 40),
    description: line('One sentence.', 160),
    image: picture,
  }),
);

const achievements = items(
  'The metrics, in the order shown.',
  z.strictObject({
    metric: line('What is counted.', 40),
    value: formed(/\d/, 'should hold a number', 10).describe(
      'The value as it is shown, such as 120+. One with / or < is shown as it stands; the others count up.',
    ),
    description: line('One line under the value.', 80),
  }),
);

const statistics = items(
  'The numbers, in the order shown.',
  z.strictObject({
    id: line('A short name.', 20),
    value: z.number().int().min(0).max(999_999).describe('The number that is counted up to.'),
    suffix: z.string().max(3).default('').describe('What stands behind the number, such as %; may be empty.'),
    label: line('What is counted.', 40),
  }),
);

const hiring = items(
  'The steps, in order.',
  z.strictObject({
    id: position('The number of the step.'),
    title: line('The name of the step.', 40),
    description: line('One sentence.', 120),
  }),
);

const offers = items(
  'The cards, in the order shown.',
  z.strictObject({
    title: line('What is offered.', 60),
    description: line('One sentence.', 160),
    image: picture,
  }),
);

const values = items(
  'The values, in the order shown.',
  z.strictObject({
    drawing: emblem,
    image: picture,
    title: line('The value.', 40),
    description: line('One or two sentences.', 160),
  }),
);

const expectations = items(
  'The items, in the order shown.',
  z.strictObject({ title: line('What to expect.', 60), text: line('One sentence.', 160) }),
);

const team = items(
  'The cards, in the order shown.',
  z.strictObject({
    drawing: plate,
    image: picture,
    title: line('What the people do.', 40),
    description: line('One or two sentences.', 160),
  }),
);

/** What each file of content/blocks must hold, by its path. */
export const blocks = {
  'blocks/slides': slides,
  'blocks/testimonials': testimonials,
  'blocks/faq': faq,
  'blocks/process': process,
  'blocks/achievements': achievements,
  'blocks/statistics': statistics,
  'blocks/hiring': hiring,
  'blocks/offers': offers,
  'blocks/values': values,
  'blocks/expectations': expectations,
  'blocks/team': team,
};
