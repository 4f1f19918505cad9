// Reads the content of the project, for the Astro loaders and, with loadContent, for everything outside Astro.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { showsDrafts } from '../config/drafts.ts';
import { posixPath } from '../lib/posixPath.ts';
import { crossFileErrors } from './crossFileChecks.ts';
import type { ContentError, Source } from './entry.ts';
import { toException } from './formatError.ts';
import { pictureWidths } from './pictureWidths.ts';
import { type Content, publishedContent } from './publishing.ts';
import { type ReadFiles, readFiles } from './read.ts';

/** The files below a folder, without backup files of text editors: .roots.yaml.swp, roots.yaml~. */
const filesBelow = (folder: string) =>
  globSync(['**/*[!~]', '**/.yaml'], { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map(posixPath)
    .sort();

/** The files below content/, and the addresses of the routes in src/pages/ and of the files in public/. */
export function contentSource(root: string): Source {
  const routes = filesBelow(join(root, 'src/pages')).filter((file) => !/\[|\b404\.|^_/.test(file));
  const addresses = [
    ...routes.map((file) => file.replace(/(?:^index)?\.(?:astro|ts)$/, '')),
    ...filesBelow(join(root, 'public')),
  ];
  const folder = join(root, 'content');
  return {
    files: new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))])),
    addresses: addresses.map((path) => `/${path}`),
  };
}

/** Reads and checks all files, each by itself and against the others. */
export function readContent(source: Source): ReadFiles {
  const read = readFiles(source);
  const errors: ContentError[] = [...read.errors, ...crossFileErrors(read, source)];
  return { ...read, errors: errors.toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line) };
}

export const readProject = (root = process.cwd()) => readContent(contentSource(root));

/** Also checks photographs, for builds and `astro dev`. */
export async function readProjectWithPictures(root: string): Promise<ReadFiles> {
  const source = contentSource(root);
  return readContent({ ...source, pictureWidths: await pictureWidths(source.files) });
}

/** The content that the site shows, for tools, tests and deployment. Throws if it has errors. */
export function loadContent(root = process.cwd()): Content {
  const read = readProject(root);
  if (read.errors.length > 0) throw toException(read.errors);
  return publishedContent(read, showsDrafts());
}
