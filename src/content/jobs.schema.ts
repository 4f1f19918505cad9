import { draft } from './fields/commonFields.ts';
import { day } from './fields/days.ts';
import { optional } from './fields/field.ts';
import { fields, list } from './fields/groups.ts';
import { markdown } from './fields/markdown.ts';
import { order } from './fields/numbers.ts';
import { type Image, optionalPicture } from './fields/pictures.ts';
import { reference } from './fields/references.ts';
import { line, nameLine, summary } from './fields/text.ts';

export const jobSchema = (image: Image) =>
  fields({
    order: order('Position on the Careers page'),
    cardTitle: line('Title on the card of the Careers page', 60),
    title: nameLine(
      { title: 'Title', description: 'The title on its own page and in the subject of an application.' },
      60,
    ),
    draft,
    description: summary({
      title: 'Description',
      description: 'One sentence under the title; also the description in search results.',
    }),
    experience: line({ title: 'Experience', description: 'The experience that the role asks for.' }, 40),
    logo: optionalPicture(
      image,
      {
        title: 'Picture',
        description:
          'A drawing or, on the page of the role, a photograph with its text. If empty, the text stands alone.',
      },
      'emblems',
    ),
    employment: line({ title: 'Employment', description: 'Full time, part time and so on.' }, 40),
    office: optional(reference('offices', 'Office')),
    pay: optional(line({ title: 'Pay', description: 'From and to, as people there say it.' }, 40)),
    posted: optional(day({ title: 'Posted', description: 'When the role was opened.' })),
    closes: optional(day({ title: 'Last day to apply', description: 'The role is not online after it.' })),
    colleague: optional(
      reference('people', {
        title: 'Colleague',
        description: 'Who says beside the job description what the work is like. Careers has the quote.',
      }),
    ),
    jobDescription: markdown({ title: 'Job description', description: 'What the work is. Two paragraphs.' }),
    responsibilities: list(
      { title: 'Responsibilities', description: 'What the person does.' },
      line('One responsibility', 160),
    ),
    requirements: list({ title: 'Requirements', description: 'What the person brings.' }, line('One requirement', 160)),
  })
    .refine(({ posted, closes }) => !posted || !closes || closes >= posted, {
      path: ['closes'],
      message: 'should not be before the day in Posted',
    })
    .meta({
      title: 'Open roles',
      description: 'The first title of a role becomes its address: Gardener is /jobs/gardener.',
      view: { primary: 'title', fields: ['title', 'order', 'draft'], sort: 'order' },
    });
