import type { AstroIntegration } from 'astro';
import { posixPath } from '../../lib/posixPath.ts';

const isSchema = (file: string) => /\/src\/content\/(?:schemas\.ts|fields\/|.+\.schema\.ts$)/.test(posixPath(file));

/** Says in `astro dev` that a changed schema needs a restart: Astro reads the files that content.config.ts imports only once. */
export const schemaChanges = (): AstroIntegration => ({
  name: 'schema-changes',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      server.watcher.on('all', (_, file) => {
        if (isSchema(file)) logger.warn('A schema has changed. Stop this server, and run: npm run dev -- --force');
      });
    },
  },
});
