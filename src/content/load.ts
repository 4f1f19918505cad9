// The content as it is in the project: for the loaders of Astro and, by loadContent, for everything outside Astro.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../config/contentFolder.ts';
import { showsDrafts } from '../config/drafts.ts';
import { posixPath } from '../lib/posixPath.ts';
import { checkDrawings } from '../pictures/drawingForm.ts';
import { toException } from './contentError.ts';
import { pictureWidths } from './pictureWidths.ts';
import { type Content, publishedContent } from './publishing.ts';
import { readContent, type Source } from './read.ts';

/** The files below content/, and the addresses of the routes in src/pages/ and of the files in public/. */
export function contentSource(root: string): Source {
  // Without the copies that editors keep beside a file: .roots.yaml.swp, roots.yaml~.
  const filesBelow = (folder: string) =>
    globSync(['**/*[!~]', '**/.yaml'], { cwd: folder })
      .filter((path) => statSync(join(folder, path)).isFile())
      .map(posixPath)
      .sort();
  const routes = filesBelow(join(root, 'src/pages')).filter((file) => !/\[|\b404\.|^_/.test(file));
  const addresses = [
    ...routes.map((file) => file.replace(/(?:^index)?\.(?:astro|ts)$/, '')),
    ...filesBelow(join(root, 'public')),
  ];
  const folder = contentFolder(root);
  return {
    files: new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))])),
    addresses: addresses.map((path) => `/${path}`),
  };
}

/** Every entry of the project's content as it is written, and every error in it. */
export const readProject = (root = process.cwd()) => readContent(contentSource(root));

/** The same with what only a build and `astro dev` look at: the widths of photographs, and the drawings. */
export async function readProjectWithPictures(root: string) {
  const source = contentSource(root);
  const { entries, errors } = readContent({ ...source, pictureWidths: await pictureWidths(source.files) });
  return { entries, errors: [...errors, ...checkDrawings(root)] };
}

/** The content as the site shows it, for tools, tests and deployment. Stops where the content has errors. */
export function loadContent(root = process.cwd()): Content {
  const { entries, errors } = readProject(root);
  if (errors.length > 0) throw toException(errors);
  return publishedContent(entries, showsDrafts());
}
