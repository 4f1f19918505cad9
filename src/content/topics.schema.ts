import { fields } from './fields/groups.ts';
import { nameLine } from './fields/text.ts';

export const topicSchema = () =>
  fields({
    name: nameLine({ title: 'Name', description: 'Articles choose it, and show it.' }, 24),
  }).meta({
    title: 'Topics',
    description: 'What articles are about.',
    view: { primary: 'name', fields: ['name'], sort: 'name' },
  });
