import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import type { PictureSource } from './picture';

// Pages run in a bundle and the integration beside it, so a plain variable would exist twice. This one exists once.
const key = Symbol.for('drawing files');
const shared = globalThis as { [key]?: Map<string, string> };
shared[key] ??= new Map();
const files = shared[key];

/** A name in the letters of file names. What other scripts lose in it, a digest tells apart. */
function fileName(name: string): string {
  const plain = name.replaceAll(/[^\w-]+/g, '-');
  return plain === name ? plain : `${plain}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`;
}

/**
 * Makes an SVG a file below /art, because a page asks for it. Its name lasts, so that a page which was opened before a
 * deployment still finds its pictures.
 */
export function drawingFile(name: string, svg: string, width: number, height: number): PictureSource {
  const file = `${fileName(name)}.svg`;
  if ((files.get(file) ?? svg) !== svg && import.meta.env?.PROD) throw new Error(`Two drawings are named ${file}.`);
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
