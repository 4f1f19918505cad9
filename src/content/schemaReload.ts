import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';

/** Applies a changed schema in `astro dev`. Astro itself notices only a change of content.config.ts. */
export const schemaReload = (): AstroIntegration => ({
  name: 'schema-reload',
  hooks: {
    'astro:server:setup': ({ server, refreshContent, logger }) => {
      const isIn = (folder: string, file: string) => file.startsWith(join(server.config.root, folder));
      let isValid = true;

      const refresh = async () => {
        isValid = false;
        let hasBegun = false;
        const onLoad = () => {
          hasBegun = true;
        };
        // Astro waits 50 ms before it loads content.config.ts, and until then refreshes nothing.
        for (let tries = 0; tries < 50 && !hasBegun; tries++) {
          await setTimeout(100);
          await refreshContent?.({ context: { onLoad } });
        }
        isValid = hasBegun;
      };

      server.watcher.on('change', (file) => {
        const isSchema = isIn('src/content/schemas', file);
        if (isSchema) {
          // Vite forgets the old module too, but later.
          server.environments.astro?.moduleGraph.onFileChange(file);
          server.watcher.emit('change', join(server.config.root, 'src/content.config.ts'));
        }
        // Astro stops watching a collection with an entry that does not match its schema.
        const isMissed = !isValid && isIn('content', file);
        if (isSchema || isMissed) refresh().catch((error) => logger.error(String(error)));
      });
    },
  },
});
