import type { z } from 'astro/zod';
import { link } from '../fields/addresses.ts';
import { pageHead, quote } from '../fields/commonFields.ts';
import { optional } from '../fields/field.ts';
import { fields, group, list } from '../fields/groups.ts';
import { markdown } from '../fields/markdown.ts';
import { reference } from '../fields/references.ts';
import { line } from '../fields/text.ts';

export const contactSchema = () =>
  fields({
    ...pageHead,
    heading: line('Heading', 60),
    intro: optional(line('Above the form', 120)),
    form: group('Form', {
      heading: line('Heading of the form', 40),
      privacy: markdown('What the message is used for'),
      reader: optional(reference('people', { title: 'Reader', description: 'Who reads the messages.' })),
      answer: line({ title: 'Answer', description: 'When you answer; below a message that was sent.' }, 120),
    }),
    next: group('What happens after the message was sent', {
      heading: line('Heading', 40),
      steps: list('Steps', line('One step', 120)),
    }),
    information: group(
      { title: 'Other contact details', description: 'The facts are in the company data and in Offices.' },
      {
        heading: line('Heading', 40),
        services: link('Leads to the catalogue'),
        quote: optional(quote({ title: 'Quote', description: 'What a client says, beside the form.' })),
      },
    ),
  }).meta({ title: 'Contact', description: 'The Contact page with its form.' });

export type ContactPage = z.infer<ReturnType<typeof contactSchema>>;
