// Reads the files of content/ in plain Node.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { posixPath } from '../../lib/posixPath.ts';
import { routes } from '../../lib/routes.ts';
import { image } from '../fields/jsonSchema.ts';
import { entries, type Folder, pages, site } from '../schemas.ts';

export const filesIn = (root: string, pattern: string) => globSync(pattern, { cwd: root }).map(posixPath).sort();

/** A file of content/, by its path from the root of the project. */
export interface ContentFile {
  path: string;
  data: Record<string, unknown>;
  schema: z.ZodType;
  /** Why the file cannot be read. */
  yamlError?: string | undefined;
}

/** The files of content/ with their schemas. */
export function readContent(root: string): ContentFile[] {
  const schemas = [
    ...Object.entries(entries).map(([folder, schema]) => [`${folder}/*`, schema(image)] as const),
    ...Object.entries(pages).map(([name, schema]) => [`pages/${name}`, schema(image)] as const),
    ['site', site] as const,
  ];
  return schemas.flatMap(([pattern, schema]) =>
    filesIn(root, `content/${pattern}.yaml`).map((path) => {
      const document = parseDocument(readFileSync(join(root, path), 'utf8'));
      const [error] = document.errors;
      const data = error ? undefined : document.toJS();
      return { path, schema, data: Object(data), yamlError: error?.message.split(':\n')[0] };
    }),
  );
}

/** The files of a folder of content/. */
export const inFolder = (files: readonly ContentFile[], folder: Folder) =>
  files.filter(({ path }) => path.startsWith(`content/${folder}/`));

/** Whether an entry is a draft. An article without a day is one, too. */
export const isDraft = ({ path, data }: ContentFile) =>
  path.startsWith('content/articles/') ? !data.published : data.draft === true;

const nameOf = ({ path }: ContentFile) => basename(path, '.yaml');

/** The address of the page of an entry, by folder. */
const addresses: Record<Folder, ((file: ContentFile) => string) | undefined> = {
  articles: ({ data }) => routes.article(String(data.id)),
  jobs: (file) => routes.job(nameOf(file)),
  services: (file) => routes.service(nameOf(file)),
  projects: (file) => routes.project(nameOf(file)),
  legal: (file) => routes.legal(nameOf(file)),
  people: undefined,
  offices: undefined,
  topics: undefined,
};

/** The address of the page of an entry; undefined if it has none. */
export function entryAddress(file: ContentFile): string | undefined {
  const [, folder] = file.path.split('/');
  return addresses[folder as Folder]?.(file);
}
