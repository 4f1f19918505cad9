import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { folderWith } from '../../tests/support/folderWith.ts';
import { photographFiles } from './photographFiles.ts';

test('the copy of an upload is removed, unless it is what a page shows', () => {
  const folder = folderWith({
    'content/pictures/desk.webp': 'desk',
    'dist/index.html': '<img srcset="/_astro/desk.12345678_abc.webp 600w">',
    'dist/_astro/desk.12345678.webp': 'desk',
    'dist/_astro/desk.12345678_abc.webp': 'desk',
    'dist/_astro/desk.12345678_def.webp': 'smaller',
  });
  const { hooks } = photographFiles();
  const call = (hook: keyof typeof hooks, options: object) =>
    Reflect.apply(hooks[hook] as () => void, undefined, [options]);
  call('astro:config:done', { config: { root: pathToFileURL(`${folder}/`) } });
  call('astro:build:done', { dir: pathToFileURL(`${folder}/dist/`) });
  expect(readdirSync(join(folder, 'dist/_astro')).sort()).toEqual(['desk.12345678_abc.webp', 'desk.12345678_def.webp']);
});
