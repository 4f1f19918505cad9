import type { z } from 'astro/zod';
import { link } from '../fields/addresses.ts';
import { callToAction, headed, pageHead } from '../fields/commonFields.ts';
import { optional } from '../fields/field.ts';
import { fields, group, optionalList } from '../fields/groups.ts';
import { wholeNumber } from '../fields/numbers.ts';
import { type Image, picture } from '../fields/pictures.ts';
import { reference } from '../fields/references.ts';
import { line, oneSentence } from '../fields/text.ts';

/** What a colleague says. */
const colleagueQuote = {
  person: reference('people', 'Who said it'),
  text: line('Words, without quotation marks', 160),
};

export const careersSchema = (image: Image) =>
  fields({
    ...pageHead,
    hero: group('Top of the page', {
      label: line('Small line above the heading', 40),
      heading: line('Heading', 60),
      lead: line({ title: 'Lead', description: 'Under the heading.' }),
      link: link('Button'),
      image: picture(image, 'nursery'),
    }),
    offers: group('What we offer', {
      ...headed,
      cards: optionalList(
        { title: 'Cards', description: 'There are four drawings; from the fifth card on, they are repeated.' },
        fields({ title: line('What is offered', 60), description: oneSentence() }),
      ),
      facts: optionalList(
        { title: 'Facts', description: 'Such as hours and leave, also on the page of every role; four look best.' },
        fields({ label: line('What it is about', 20), value: line('Fact', 60) }),
        6,
      ),
    }),
    colleagueQuotes: optional(
      group('What new colleagues say', {
        heading: line('Heading', 60),
        blog: line('Words of the link to the blog', 40),
        quotes: optionalList('Quotes', fields(colleagueQuote), 3),
      }),
    ),
    jobs: group('List of open roles', {
      heading: line('Heading', 60),
      experience: line('Experience, on every card', 40),
      none: group('Shown while no role is open', {
        lead: line({ title: 'Lead', description: 'In place of the line under the heading.' }, 160),
        heading: line('Note that no role is open', 60),
        text: line('When there will be one', 200),
      }),
    }),
    application: group('Beside the buttons to apply', {
      note: line({ title: 'Note', description: 'What happens, and what to send.' }, 120),
      answer: line({ title: 'Answer', description: 'When you answer.' }, 80),
    }),
    statistics: group('Numbers', {
      heading: line('Heading', 40),
      items: optionalList(
        { title: 'Numbers', description: 'They count up from zero.' },
        fields({
          value: wholeNumber('Number to count up to', 1, 999_999),
          suffix: optional(line('What follows the number, such as %', 3)),
          label: line('What is counted', 60),
        }),
      ),
    }),
    hiring: group('Hiring process', {
      heading: line('Heading', 60),
      steps: optionalList(
        { title: 'Steps', description: 'Five to eight steps have a drawing of stairs; any other number has none.' },
        fields({
          title: line('Name of the step', 40),
          description: oneSentence(120),
        }),
      ),
    }),
    callToAction: callToAction
      .extend({
        quote: optional(group({ title: 'Quote', description: 'What a colleague says.' }, colleagueQuote)),
      })
      .meta({ title: 'Call to action', description: 'At the end of this page and of the page of every role.' }),
  }).meta({ title: 'Careers', description: 'The Careers page.' });

export type CareersPage = z.infer<ReturnType<typeof careersSchema>>;
