import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataStore, Loader } from 'astro/loaders';
import { showsDrafts } from '../config/drafts.ts';
import { githubAnnotation, toException } from './formatError.ts';
import { isInside } from './isInside.ts';
import { readProjectWithPictures } from './load.ts';
import { type Content, publishedContent } from './publishing.ts';
import type { FolderName } from './schemas/contentFiles.ts';

async function read(root: string, drafts: boolean) {
  const content = await readProjectWithPictures(root);
  const { errors } = content;
  if (process.env.GITHUB_ACTIONS) for (const error of errors) process.stdout.write(`${githubAnnotation(error)}\n`);
  return { published: errors.length > 0 ? undefined : publishedContent(content, drafts), errors };
}

/** All loaders share one read, because files are checked against each other. A file change discards it. */
let reading: ReturnType<typeof read> | undefined;

type Fill = (store: DataStore, content: Content) => void;

/** An error fails the build. In `astro dev` the last valid entries stay, and showContentErrors.ts shows the errors. */
const contentLoader = (name: string, fill: Fill): Loader => ({
  name,
  load: async ({ config, store, watcher }) => {
    const root = fileURLToPath(config.root);
    const folder = join(root, 'content');
    const load = async () => {
      reading ??= read(root, Boolean(watcher) || showsDrafts());
      const current = reading;
      const { published, errors } = await current;
      // A file has changed in the meantime: do not overwrite the result of the newer read.
      if (current !== reading) return;
      if (published) fill(store, published);
      else if (!watcher) throw toException(errors);
    };
    await load();
    // Debounced, because many files may change at once.
    let timer: NodeJS.Timeout;
    watcher?.on('all', (_, path) => {
      if (!isInside(folder, path)) return;
      reading = undefined;
      clearTimeout(timer);
      timer = setTimeout(load, 50);
    });
  },
});

/** The entries of a folder. */
export const folderLoader = (folder: FolderName) =>
  contentLoader(folder, (store, content) => {
    store.clear();
    for (const { id, data } of content[folder]) store.set({ id, data });
  });

export const documentsLoader = contentLoader('documents', (store, content) => {
  store.set({ id: 'all', data: content.documents });
});
