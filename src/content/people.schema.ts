import { optional } from './fields/field.ts';
import { fields } from './fields/groups.ts';
import { drawing, type Image } from './fields/pictures.ts';
import { line, nameLine } from './fields/text.ts';

export const personSchema = (image: Image) =>
  fields({
    name: nameLine('Name', 60),
    position: line('Role', 60),
    drawing: optional(drawing('portraits', { title: 'Portrait', description: 'Without one, the initials.' })),
    photograph: optional(
      image().meta({
        image: true,
        title: 'Photograph',
        description: 'Instead of the portrait. At least 600 pixels wide, at most 3 MB.',
      }),
    ),
  }).meta({
    title: 'People',
    description: 'Authors, leaders of the team, new colleagues on Careers, and who reads the messages.',
    view: { primary: 'name', fields: ['name', 'position'], sort: 'name' },
  });
