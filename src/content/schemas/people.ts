import { z } from 'astro/zod';
import { line, optionalList, picture } from './parts.ts';

export const people = z.strictObject({
  items: optionalList(
    'The people.',
    z.strictObject({
      name: line('The name.', 60),
      role: line('The role.', 60),
      image: picture,
    }),
    40,
  ),
});
