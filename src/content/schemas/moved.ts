import { z } from 'astro/zod';
import { formed } from './parts.ts';

const page = (meaning: string) =>
  formed(/^\/$|^(?:\/[\w-]+)+$/, 'should be the address of a page, such as /services/web-dev', 200).describe(meaning);

export const moved = z.strictObject({
  items: z
    .array(z.strictObject({ from: page('The old address.'), to: page('The page that visitors find instead.') }))
    .default([])
    .describe('Pages that moved or are gone; where their visitors are led.'),
});
