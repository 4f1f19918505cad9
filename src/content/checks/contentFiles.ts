// Reads the files of content/ in plain Node.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { posixPath } from '../../lib/posixPath.ts';
import { routes } from '../../lib/routes.ts';
import { image } from '../fields/jsonSchema.ts';
import { entries, pages, site } from '../schemas.ts';

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
export const inFolder = (files: readonly ContentFile[], folder: keyof typeof entries) =>
  files.filter(({ path }) => path.startsWith(`content/${folder}/`));

/** Whether an entry is a draft. An article without a day is one, too. */
export const isDraft = ({ path, data }: ContentFile) =>
  path.startsWith('content/articles/') ? !data.published : data.draft === true;

/** The address of the page of an entry; undefined if it has none. */
export function entryAddress({ path, data }: ContentFile): string | undefined {
  const [, folder = ''] = path.split('/');
  const name = basename(path, '.yaml');
  const addresses: Record<string, string> = {
    services: routes.service(name),
    projects: routes.project(name),
    jobs: routes.job(name),
    articles: routes.article(String(data.id)),
    legal: routes.legal(name),
  };
  return addresses[folder];
}
