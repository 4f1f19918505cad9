import { z } from 'astro/zod';
import { formed, line, optionalList } from './parts.ts';

export const search = z.strictObject({
  common: optionalList('Words that the search offers at first. Each should find something.', line('One word.', 20), 5),
  synonyms: optionalList(
    'Words that mean the same. What has one of them in its title is found by all of them.',
    formed(/^[^,]+(?:,[^,]+)+$/, 'should be words that mean the same, with commas between them', 160).describe(
      'Words or short phrases with commas between them, such as: shop, online store, e-commerce.',
    ),
    100,
  ),
});
