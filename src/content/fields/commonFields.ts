// Fields that several schemas have, with their labels.
import { z } from 'astro/zod';
import { link } from './addresses.ts';
import { type Label, optional } from './field.ts';
import { group } from './groups.ts';
import { markdown } from './markdown.ts';
import { line, summary } from './text.ts';

/** Hides an entry until it is finished. */
export const draft = z
  .boolean()
  .default(false)
  .meta({ title: 'Draft', description: 'A draft is not online. Previews show it.' });

export const sharingLine = line('Line below the title', 44);

/** The title and description that search engines and browser tabs show, and the text of a link preview. */
export const pageHead = {
  title: line({ title: 'Title', description: 'The whole title in the browser tab and in search results.' }, 70),
  description: summary({ title: 'Description', description: 'For search results; different on every page.' }),
  sharing: group(
    { title: 'Link preview', description: 'The text in the picture of a link preview.' },
    {
      title: line({ title: 'Title', description: 'The large text; about sixty characters fit.' }, 60),
      line: sharingLine,
    },
  ),
};

export const question = {
  question: line('Question', 120),
  answer: markdown('Answer'),
};

/** What a client says. */
export const quote = (label: Label) =>
  group(label, {
    text: line('Words, without quotation marks'),
    name: line('Who said it', 60),
    position: line('Position and company', 80),
  });

/** The end of a page. */
export const closing = {
  heading: line('Heading', 60),
  text: line({ title: 'Text', description: 'One or two sentences.' }),
  link: link('Button'),
};

export const callToAction = group(
  { title: 'Call to action', description: 'At the end of the page.' },
  {
    ...closing,
    quote: optional(quote({ title: 'Quote', description: 'What a client says, below the heading.' })),
  },
);

/** A heading with a line beside it. */
export const headed = { heading: line('Heading', 90), text: line('Line beside it') };
