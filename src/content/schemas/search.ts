import { z } from 'astro/zod';
import { line, list, optionalList } from './parts';
import { quickFind } from './quickFind';

export const search = z.strictObject({
  quickFind,
  synonyms: optionalList(
    'Words that mean the same. What has one of them in its title is found by all of them.',
    list('Words or short phrases, such as shop and online store.', line('A word or a short phrase.', 40), 2),
    100,
  ),
});
