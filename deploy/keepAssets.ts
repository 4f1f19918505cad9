// node deploy/keepAssets.ts --store FOLDER: before a deployment, so that a page which a visitor opened before it still
// finds its scripts, styles and drawings afterwards.
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeEdgeFiles } from './delivery.ts';
import { keptList, listFiles } from './files.ts';

/** Scripts, styles, fonts and pictures, whose names carry a digest and so change with what they hold. */
const hasDigest = (file: string) => /^(?:_astro|art)\/.*\.[\w-]{8,}\.\w+$/.test(file);

/** Earlier builds whose files stay. */
const keptBuilds = 3;

function copy(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

const isSame = (a: readonly string[], b: readonly string[] = []) => a.join() === b.join();

/**
 * Adds the hashed files of earlier builds to a built site, and the files of this build to the store.
 * The store is a folder that outlives builds: `builds.json`, newest first, and the files themselves.
 */
export function keepAssets(site: string, store: string, keep = keptBuilds): void {
  const list = join(store, 'builds.json');
  const old = existsSync(join(site, keptList)) ? JSON.parse(readFileSync(join(site, keptList), 'utf8')) : [];
  const current = listFiles(site).filter((file) => hasDigest(file) && !old.includes(file));
  const stored: string[][] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const earlier = (isSame(current, stored[0]) ? stored.slice(1) : stored).slice(0, keep);
  const kept = [...new Set(earlier.flat())].filter((file) => !current.includes(file)).sort();

  for (const file of kept) copy(join(store, file), join(site, file));
  writeFileSync(join(site, keptList), JSON.stringify(kept));
  writeFileSync(join(site, '.assetsignore'), `${keptList}\n`);
  writeEdgeFiles(site);

  for (const file of current) copy(join(site, file), join(store, file));
  const wanted = new Set([...current, ...kept, 'builds.json']);
  for (const file of listFiles(store)) if (!wanted.has(file)) rmSync(join(store, file));
  writeFileSync(list, JSON.stringify([current, ...earlier]));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { site: { type: 'string', default: 'dist' }, store: { type: 'string' } } });
  if (values.store === undefined) throw new Error('Say where the store is: --store FOLDER');
  mkdirSync(values.store, { recursive: true });
  keepAssets(values.site, values.store);
}
