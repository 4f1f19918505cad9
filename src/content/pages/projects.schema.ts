import { closing, pageHead } from '../fields/commonFields.ts';
import { fields, group } from '../fields/groups.ts';
import { line } from '../fields/text.ts';

const { heading, text } = closing;

export const projectsSchema = () =>
  fields({
    ...pageHead,
    heading: line('Heading', 40),
    lead: line({ title: 'Lead', description: 'Under the heading. {projects} becomes their number.' }, 160, [
      '{projects}',
    ]),
    callToAction: group({ title: 'Call to action', description: 'At the end of the page.' }, closing),
    projectPage: group('End of the page of each project', {
      heading,
      text,
      button: line({ title: 'Button', description: 'It leads to the form.' }, 40),
    }),
  }).meta({ title: 'Projects', description: 'The page that lists the projects.' });
