import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { showsDrafts } from '@/config/drafts';
import { annotation, mistakesError } from '@/lib/mistake';
import { findings } from './doctor';
import { pictureWidths } from './pictureWidths';
import { contentSource, readContent } from './read';
import { shown } from './shown';

/** Loads everything below content/. A mistake stops a build; while the site is written, pages show it in their place. */
export const contentLoader: Loader = {
  name: 'content',
  load: async ({ config, store, watcher, logger }) => {
    const root = fileURLToPath(config.root);
    const load = async () => {
      const source = contentSource(root);
      const { entries, mistakes } = readContent({ ...source, pictureWidths: await pictureWidths(source.files) });
      if (process.env.SITE_LIVE === '1' && mistakes.length === 0)
        mistakes.push(...findings(entries, process.env).filter(({ embarrassing }) => embarrassing));
      if (process.env.GITHUB_ACTIONS) for (const mistake of mistakes) process.stdout.write(`${annotation(mistake)}\n`);
      if (mistakes.length > 0 && !watcher) throw mistakesError(mistakes);
      store.clear();
      store.set({ id: 'mistakes', data: { mistakes } });
      if (mistakes.length > 0) logger.error(mistakesError(mistakes).message);
      else for (const entry of shown(entries, Boolean(watcher) || showsDrafts())) store.set(entry);
    };
    await load();
    // Many files may change at once.
    let soon: NodeJS.Timeout;
    watcher?.on('all', (_, path) => {
      if (!path.startsWith(`${root}content/`)) return;
      clearTimeout(soon);
      soon = setTimeout(load, 50);
    });
  },
};
