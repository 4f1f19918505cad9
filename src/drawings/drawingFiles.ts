import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { showsDrafts } from '../lib/drafts.ts';
import { posixPath } from '../lib/posixPath.ts';

/** Removes the drawings that no page of a built site shows, such as portraits of people who are gone. */
export function removeUnusedDrawings(folder: string): void {
  const readable = globSync('**/*.{html,js,css,json,xml}', { cwd: folder });
  const texts = readable.map((file) => readFileSync(join(folder, file), 'utf8'));
  const used = new Set(texts.flatMap((text) => text.match(/(?<=\/)drawings\/[\w./-]+\.svg/g) ?? []));
  for (const file of globSync('drawings/**/*.svg', { cwd: folder })) {
    if (!used.has(posixPath(file))) rmSync(join(folder, file));
  }
}

/** Publishes only drawings that pages show. `astro dev` and previews of drafts have a page with all of them. */
export const drawingFiles = (): AstroIntegration => ({
  name: 'drawing-files',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev' || showsDrafts())
        injectRoute({ pattern: '/drawings', entrypoint: new URL('../pages/_drawings.astro', import.meta.url) });
    },
    'astro:build:done': ({ dir }) => removeUnusedDrawings(fileURLToPath(dir)),
  },
});
