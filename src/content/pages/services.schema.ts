import { callToAction, closing, pageHead } from '../fields/commonFields.ts';
import { optional } from '../fields/field.ts';
import { fields, group } from '../fields/groups.ts';
import { reference } from '../fields/references.ts';
import { countingLine, line } from '../fields/text.ts';

export const servicesSchema = () =>
  fields({
    ...pageHead,
    description: countingLine({
      title: 'Description',
      description: 'For search results. {services} becomes their number.',
    }),
    heading: line('Heading', 40),
    lead: line({ title: 'Lead', description: 'Under the heading.' }),
    unsure: optional(
      reference('services', {
        title: 'Service for visitors who are not sure',
        description: 'The form suggests it, and a link above the cards chooses it.',
      }),
    ),
    callToAction,
    servicePage: group('End of the page of each service', closing),
  }).meta({ title: 'Services', description: 'The page that lists the services.' });
