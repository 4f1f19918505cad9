import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { PictureSource } from './picture';

// Pages run in a bundle and the integration beside it, so a plain variable would exist twice. This one exists once.
const key = Symbol.for('drawing files');
const shared = globalThis as { [key]?: Map<string, string> };
shared[key] ??= new Map();
const files = shared[key];

/**
 * Makes an SVG a file below /art, because a page asks for it. The name carries a digest of the bytes, so that the file
 * can be cached for good.
 */
export function drawingFile(name: string, svg: string, width: number, height: number): PictureSource {
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = `${name.replaceAll(/[^\w-]+/g, '-')}.${digest}.svg`;
  files.set(file, svg);
  return { src: `/art/${file}`, width, height };
}

/** Serves the files that pages have asked for while the site is written, and writes them at the end of a build. */
export const drawingFiles = (): AstroIntegration => ({
  name: 'drawing-files',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.middlewares.use('/art/', (request, response, next) => {
        const svg = files.get(request.url?.slice(1) ?? '');
        if (svg === undefined) next();
        else response.setHeader('Content-Type', 'image/svg+xml').end(svg);
      });
    },
    'astro:build:done': ({ dir }) => {
      const folder = new URL('art/', dir);
      mkdirSync(folder, { recursive: true });
      for (const [file, svg] of files) writeFileSync(new URL(file, folder), svg);
    },
  },
});
