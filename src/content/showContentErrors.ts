import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { toException } from './formatError.ts';
import { readProjectWithPictures } from './load.ts';

/** Shows errors in the content in Vite's overlay on every page of `astro dev`. */
export const showContentErrors = (): AstroIntegration => {
  let root = '';
  return {
    name: 'show-content-errors',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async ({ headers }, _, next) => {
          if (!headers.accept?.includes('text/html')) return next();
          const { errors } = await readProjectWithPictures(root);
          return next(errors.length > 0 ? toException(errors) : undefined);
        });
      },
    },
  };
};
