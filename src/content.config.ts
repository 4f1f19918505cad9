// Astro's door to the content. What a file must hold stands in src/content/schemas/contract.ts; read that first.
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { contentLoader } from './content/loader';

// Each file is checked by a schema of its own when it is loaded.
export const collections = {
  content: defineCollection({ loader: contentLoader, schema: z.record(z.string(), z.unknown()) }),
};
