import { z } from 'astro/zod';
import { line, optionalList, picture } from './parts.ts';

export const people = z
  .strictObject({
    items: optionalList(
      'People',
      z.strictObject({
        name: line('Name', 60),
        role: line('Role', 60),
        image: picture,
      }),
      40,
    ),
  })
  .meta({ title: 'People', description: 'Authors of articles and leaders of the team.' });
