// The content contract: which files there are below content/, and what each of them must hold.
import { z } from 'astro/zod';
import { blocks } from './blocks.ts';
import { brand } from './brand.ts';
import { article, job, legal, service } from './entries.ts';
import { labels } from './labels.ts';
import { moved } from './moved.ts';
import { pages } from './pages.ts';
import { search } from './search.ts';
import { shell } from './shell.ts';
import { site } from './site.ts';
import { thirdParties } from './thirdParties.ts';

/** The files of which there is one each, by their path below content/. */
export const documents = z.strictObject({
  site,
  brand,
  shell,
  search,
  moved,
  'third-parties': thirdParties,
  ...pages,
  ...blocks,
  ...labels,
});

/** Those of them that have no errors. */
export const partialDocuments = documents.partial();

/** The folders in which every file is one thing of a kind. */
export const folders = { services: service, jobs: job, articles: article, legal };

export type Documents = z.infer<typeof documents>;
export type PartialDocuments = z.infer<typeof partialDocuments>;
export type FolderName = keyof typeof folders;
