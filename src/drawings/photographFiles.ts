import { hash } from 'node:crypto';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const digestOf = (file: string) => hash('sha256', readFileSync(file));

const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/**
 * Removes photographs that are as they were uploaded: they may be of a draft, and may say where they were taken. Astro copies every
 * photograph that content names into the site, and removes only copies from which it made others.
 */
export const photographFiles = (): AstroIntegration => {
  let root = '';
  return {
    name: 'photograph-files',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(dir);
        const uploads = new Set(filesIn(root, 'content/**').map(digestOf));
        const copies = filesIn(folder, '_astro/*').filter((file) => uploads.has(digestOf(file)));
        // A picture that Astro made may equal its upload. Pages show that one.
        const pages = copies.length > 0 ? filesIn(folder, '**/*.html').map((file) => readFileSync(file, 'utf8')) : [];
        for (const file of copies) if (!pages.some((page) => page.includes(basename(file)))) rmSync(file);
      },
    },
  };
};
