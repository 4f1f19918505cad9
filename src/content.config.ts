// Astro's door to the content. What a file must hold stands in src/content/schemas/contract.ts; read that first.
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { documentLoader, folderLoader } from './content/loaders';
import { documents, folders } from './content/schemas/contract';

const folder = <Schema extends z.ZodType<Record<string, unknown>>>(name: string, schema: Schema) =>
  defineCollection({ loader: folderLoader(name, schema), schema });

export const collections = {
  // Each document is checked by a schema of its own when it is loaded.
  documents: defineCollection({ loader: documentLoader(documents), schema: z.record(z.string(), z.unknown()) }),
  services: folder('services', folders.services),
  jobs: folder('jobs', folders.jobs),
  articles: folder('articles', folders.articles),
};
