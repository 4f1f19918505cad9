import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentMistakes } from '@/lib/contentMistakes';
import { siteGapNames } from './gaps';

type Schema = z.ZodType<Record<string, unknown>>;

/** Loads YAML below content/ and stops with sentences that an editor understands where a file breaks the contract. */
function yaml(base: string, pattern: string, schema: Schema): Loader {
  const loader = glob({ base, pattern });
  return {
    name: 'yaml-content',
    load: (context) =>
      loader.load({
        ...context,
        parseData: async (entry) => {
          const file = relative(fileURLToPath(context.config.root), entry.filePath ?? entry.id);
          const mistakes = contentMistakes(file, entry.data, schema, siteGapNames);
          if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
          return context.parseData(entry);
        },
      }),
  };
}

/** One file that is one thing: a page's words, a list, the company. */
export const document = (path: string, schema: Schema) => yaml('./content', path, schema);

/** A folder in which every file is one thing of a kind: a service, a job, an article. */
export const folder = (name: string, schema: Schema) => yaml(`./content/${name}`, '*.yaml', schema);
