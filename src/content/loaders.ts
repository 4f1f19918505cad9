import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { contentMistakes } from '@/lib/contentMistakes';
import { siteGapNames } from './gaps';

type Schema = z.ZodType<Record<string, unknown>>;

/** Loads YAML below content/ and stops with sentences that an editor understands where a file breaks the contract. */
function yaml(base: string, pattern: string | string[], schemaOf: (id: string) => Schema | undefined): Loader {
  const loader = glob({ base, pattern, generateId: ({ entry }) => entry.replace(/\.yaml$/, '') });
  return {
    name: 'yaml-content',
    load: (context) =>
      loader.load({
        ...context,
        parseData: async (entry) => {
          const file = relative(fileURLToPath(context.config.root), entry.filePath ?? entry.id);
          const schema = schemaOf(entry.id);
          if (!schema) throw new Error(`${file}: no page or block has this name, so nobody would read the file.`);
          const mistakes = contentMistakes(file, entry.data, schema, siteGapNames);
          if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
          return context.parseData({ ...entry, data: schema.parse(entry.data) as typeof entry.data });
        },
      }),
  };
}

/** The files of which there is one each: the company, the words of a page, a list. Each has its own schema. */
export const documentLoader = (schemas: Record<string, Schema>) =>
  yaml('./content', ['*.yaml', 'pages/*.yaml', 'blocks/*.yaml'], (id) => schemas[id]);

/** A folder in which every file is one thing of a kind: a service, a job, an article. */
export const folderLoader = (name: string, schema: Schema) => yaml(`./content/${name}`, '*.yaml', () => schema);
