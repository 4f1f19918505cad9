import { draft, pageHead } from './fields/commonFields.ts';
import { day } from './fields/days.ts';
import { optional } from './fields/field.ts';
import { fields, group, list } from './fields/groups.ts';
import { markdown } from './fields/markdown.ts';
import { order } from './fields/numbers.ts';
import { line, nameLine } from './fields/text.ts';

const legalSection = { heading: line('Heading', 60), text: markdown('Text of the section') };

export const legalSchema = () =>
  fields({
    order: order('Position in the last row of the footer'),
    draft,
    ...pageHead,
    heading: nameLine({ title: 'Heading', description: 'Also the link in the footer.' }, 40),
    lead: line({ title: 'Lead', description: 'The line under the heading.' }, 120),
    updated: day({ title: 'Updated', description: 'When the text was last changed.' }),
    sections: list('Sections', fields(legalSection)),
    statement: optional(
      group(
        { title: 'Statement', description: 'After the sections, without a number. The footer links to its heading.' },
        legalSection,
      ),
    ),
    contact: markdown('Last line'),
  }).meta({
    title: 'Legal pages',
    description:
      'The first heading of a page becomes its address: Imprint is /imprint. The footer links to all of them.',
    view: { primary: 'heading', fields: ['heading', 'order', 'updated'], sort: 'order' },
  });
