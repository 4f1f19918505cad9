// The schemas are in src/content/schemas/contentFiles.ts.
import { defineCollection } from 'astro:content';
import { documentsLoader, folderLoader } from './content/astroLoaders';
import { documents, folders } from './content/schemas/contentFiles';

export const collections = {
  services: defineCollection({ loader: folderLoader('services'), schema: folders.services }),
  projects: defineCollection({ loader: folderLoader('projects'), schema: folders.projects }),
  jobs: defineCollection({ loader: folderLoader('jobs'), schema: folders.jobs }),
  articles: defineCollection({ loader: folderLoader('articles'), schema: folders.articles }),
  legal: defineCollection({ loader: folderLoader('legal'), schema: folders.legal }),
  // One entry for all single files, because all entries of a collection have the same type.
  documents: defineCollection({ loader: documentsLoader, schema: documents }),
};
