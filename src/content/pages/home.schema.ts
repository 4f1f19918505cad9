import type { z } from 'astro/zod';
import { link } from '../fields/addresses.ts';
import { callToAction, headed, pageHead, question, sharingLine } from '../fields/commonFields.ts';
import { optional } from '../fields/field.ts';
import { fields, group, optionalList } from '../fields/groups.ts';
import { markdown } from '../fields/markdown.ts';
import { order, wholeNumber } from '../fields/numbers.ts';
import { type Image, optionalPicture, picture } from '../fields/pictures.ts';
import { reference } from '../fields/references.ts';
import { countingLine, line, oneSentence } from '../fields/text.ts';

const haveOwnNumbers = (questions: readonly { id: number }[]) =>
  new Set(questions.map(({ id }) => id)).size === questions.length;

export const homeSchema = (image: Image) =>
  fields({
    ...pageHead,
    sharing: group(
      { title: 'Link preview', description: 'The text in the picture of a link preview, below the tagline.' },
      { line: sharingLine },
    ),
    slider: group('Slider at the top', {
      link: link({ title: 'Button', description: 'Under the text of every slide that has no other.' }),
      slides: optionalList(
        'Slides',
        fields({
          image: optionalPicture(image),
          title: line('Large line', 60),
          description: oneSentence(),
          link: optional(link({ title: 'Link', description: 'Where this slide leads, if elsewhere.' })),
          project: optional(reference('projects', { title: 'Project', description: 'The slide shows its change.' })),
        }),
        9,
      ),
    }),
    hero: group('Below the tagline', {
      lead: line({ title: 'Lead', description: 'The sentence under the tagline.' }, 160),
      contact: link('First button'),
      services: link('Second button'),
    }),
    about: group('Teaser for the About page', {
      label: line('Small line above the heading', 40),
      heading: line('Heading', 60),
      text: line({ title: 'Text', description: 'One paragraph.' }, 400),
      link: link('Leads to the whole story'),
      image: picture(image, 'espalier'),
    }),
    offerings: group('First three services', {
      heading: line('Heading', 40),
      text: countingLine({ title: 'Text', description: 'One or two sentences. {services} becomes their number.' }),
      link: link('Leads to the catalogue'),
    }),
    process: group('How a project runs', {
      ...headed,
      steps: optionalList(
        { title: 'Steps', description: 'There are four drawings; from the fifth step on, they are repeated.' },
        fields({
          title: line('Name of the step', 40),
          description: oneSentence(),
        }),
      ),
    }),
    testimonials: group('What clients say', {
      heading: line('Heading', 60),
      quotes: optionalList(
        'Quotes',
        fields({
          name: line('Who said it', 60),
          position: line({ title: 'Position', description: 'Position and company of that person.' }, 80),
          stars: wholeNumber('Stars out of five', 1, 5),
          review: line({ title: 'Quote', description: 'What they said, without quotation marks.' }),
          project: optional(reference('projects', { title: 'Project', description: 'The quote links to it.' })),
        }),
      ),
    }),
    offices: group(
      { title: 'Offices', description: 'They have a list of their own.' },
      {
        heading: line({ title: 'Heading', description: '{offices} becomes their cities.' }, 90, ['{offices}']),
        map: line({ title: 'What the map shows', description: 'For screen readers.' }, 160, ['{offices}']),
      },
    ),
    faq: group('Questions', {
      heading: line('Heading', 60),
      text: markdown({ title: 'Text', description: 'One or two sentences.' }),
      questions: optionalList(
        'Questions',
        fields({ id: order({ title: 'Number', description: '3 becomes /#faq-3.' }), ...question }),
      ).refine(haveOwnNumbers, 'two questions have the same number'),
    }),
    callToAction,
  }).meta({ title: 'Home', description: 'The home page.' });

export type HomePage = z.infer<ReturnType<typeof homeSchema>>;
