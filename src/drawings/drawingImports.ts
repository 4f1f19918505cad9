import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { posixPath } from '../lib/posixPath.ts';
import type { Drawing } from './picture.ts';
import { readSvg } from './readSvg.ts';

const query = '?drawing';

/** Reads a file below art/, such as art/figures/land.svg. */
function readDrawing(file: string): Drawing {
  const { body, scheme, classes, root } = readSvg(file, readFileSync(file, 'utf8'));
  const [x = 0, y = 0, width = 0, height = 0] = (root.viewBox ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) throw new Error(`${file}: <svg> needs a viewBox.`);
  return {
    id: file.slice('art/'.length, -'.svg'.length),
    scheme,
    classes,
    viewBox: [x, y, width, height],
    body,
    fill: root.fill ?? 'black',
    preserveAspectRatio: root.preserveAspectRatio,
  };
}

/** Lets a section import one of its drawings: `import vine from '@art/figures/vine.svg?drawing'`. */
export const drawingImports: Plugin = {
  name: 'drawing-imports',
  // Before Vite makes a file of it, as of every picture.
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(`.svg${query}`)) return undefined;
    const path = id.slice(0, -query.length);
    this.addWatchFile(path);
    return `export default ${JSON.stringify(readDrawing(posixPath(relative(process.cwd(), path))))};`;
  },
};
