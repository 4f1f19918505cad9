import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataStore, Loader } from 'astro/loaders';
import { contentFolder } from '../config/contentFolder.ts';
import { showsDrafts } from '../config/drafts.ts';
import { isInside } from '../lib/isInside.ts';
import { checkDrawings } from '../pictures/drawingForm.ts';
import { githubAnnotation, toException } from './contentError.ts';
import { exampleAddresses } from './doctor.ts';
import { contentSource } from './load.ts';
import { pictureWidths } from './pictureWidths.ts';
import { type Content, publishedContent } from './publishing.ts';
import { readContent } from './read.ts';

/** The content, unless there are errors. */
async function read(root: string, drafts: boolean) {
  const source = contentSource(root);
  const { entries, errors } = readContent({ ...source, pictureWidths: await pictureWidths(source.files) });
  errors.push(...checkDrawings(root));
  if (process.env.SITE_LIVE === '1') errors.push(...exampleAddresses(entries));
  if (process.env.GITHUB_ACTIONS) for (const error of errors) process.stdout.write(`${githubAnnotation(error)}\n`);
  return { content: errors.length > 0 ? undefined : publishedContent(entries, drafts), errors };
}

/** All loaders share one reading, because files are checked against each other. A change of a file drops it. */
let reading: ReturnType<typeof read> | undefined;

type Fill = (store: DataStore, reading: Awaited<ReturnType<typeof read>>) => void;

/** An error stops a build. In `astro dev` it is stored for src/middleware.ts, and the last good entries stay. */
const contentLoader = (name: string, fill: Fill): Loader => ({
  name,
  load: async ({ config, store, watcher }) => {
    const root = fileURLToPath(config.root);
    const watched = [contentFolder(root), join(root, 'art')];
    const load = async () => {
      reading ??= read(root, Boolean(watcher) || showsDrafts());
      const found = await reading;
      if (found.errors.length > 0 && !watcher) throw toException(found.errors);
      fill(store, found);
    };
    await load();
    // Many files may change at once.
    let soon: NodeJS.Timeout;
    watcher?.on('all', (_, path) => {
      if (!watched.some((folder) => isInside(folder, path))) return;
      reading = undefined;
      clearTimeout(soon);
      soon = setTimeout(load, 50);
    });
  },
});

/** The entries of a folder. */
export const folderLoader = (folder: Exclude<keyof Content, 'documents'>) =>
  contentLoader(folder, (store, { content }) => {
    if (!content) return;
    store.clear();
    for (const { id, data } of content[folder]) store.set({ id, data });
  });

export const documentsLoader = contentLoader('documents', (store, { content }) => {
  if (content) store.set({ id: 'all', data: content.documents });
});

export const contentErrorsLoader = contentLoader('contentErrors', (store, { errors }) => {
  store.set({ id: 'all', data: { errors } });
});
