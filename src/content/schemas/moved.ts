import { z } from 'astro/zod';

const page = (meaning: string) =>
  z
    .string()
    .max(200)
    .regex(/^\/$|^(?:\/[\w-]+)+$/, 'should be the address of a page, such as /services/web-dev')
    .describe(meaning);

export const moved = z.strictObject({
  items: z
    .array(z.strictObject({ from: page('The old address.'), to: page('The page that visitors find instead.') }))
    .describe('Pages that moved or are gone, and where their visitors are led.'),
});
