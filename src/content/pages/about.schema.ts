import type { z } from 'astro/zod';
import { link } from '../fields/addresses.ts';
import { callToAction, headed, pageHead } from '../fields/commonFields.ts';
import { optional } from '../fields/field.ts';
import { fields, group, optionalList } from '../fields/groups.ts';
import { markdown } from '../fields/markdown.ts';
import { drawing, type Image, picture } from '../fields/pictures.ts';
import { reference } from '../fields/references.ts';
import { line, matching, oneSentence } from '../fields/text.ts';

export const aboutSchema = (image: Image) =>
  fields({
    ...pageHead,
    hero: group('Top of the page', {
      label: line('Small line above the tagline', 40),
      lead: line({ title: 'Lead', description: 'Under the tagline.' }),
      link: link('Button'),
      image: picture(image, 'pergola'),
    }),
    story: group('Story', {
      heading: line('Heading', 40),
      text: markdown({ title: 'Text', description: 'Two or three paragraphs.' }),
    }),
    mission: group('Mission', headed),
    vision: group('Vision', headed),
    values: group('Core values', {
      ...headed,
      items: optionalList(
        'Values',
        fields({ drawing: optional(drawing('emblems')), title: line('Value', 40), description: oneSentence() }),
      ),
    }),
    team: group('Team', {
      ...headed,
      cards: optionalList(
        'Cards',
        fields({
          image: picture(image, 'grafting'),
          title: line('What the people do', 40),
          description: oneSentence(),
          leader: optional(reference('people', 'Leader')),
        }),
      ),
    }),
    achievements: group('Achievements', {
      ...headed,
      metrics: optionalList(
        'Metrics',
        fields({
          metric: line('What is counted', 40),
          value: matching(/\d/, 'should contain a number', 10).meta({
            title: 'Value as it is shown, such as 120+',
            description: 'One with / or < does not count up.',
          }),
          description: line({ title: 'Description', description: 'One line under the value.' }, 80),
        }),
      ),
    }),
    expectations: group('What to expect', {
      heading: line('Heading', 60),
      items: optionalList(
        'Items',
        fields({
          title: line('What to expect', 60),
          text: line({ title: 'Text', description: 'One sentence.' }, 160),
        }),
      ),
    }),
    callToAction,
  }).meta({ title: 'About', description: 'The About page.' });

export type AboutPage = z.infer<ReturnType<typeof aboutSchema>>;
