// node deploy/siteDigest.ts: prints a digest of dist/. deploy.yml stores it with each deployment, and a scheduled run only
// deploys if it has changed.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.ts';

/** Astro numbers islands in the order of rendering, which may differ between two builds. */
const islandNumber = /(<astro-island[^>]*) prefix="r\d+"/g;

/** Eight digits, so that the message of a deployment, which also has the commit, is shorter than 50 characters. */
export function siteDigest(folder: string): string {
  const hash = createHash('sha256');
  for (const file of listFiles(folder)) {
    const content = readFileSync(join(folder, file), 'latin1').replaceAll(islandNumber, '$1');
    hash.update(`${file}\n${content.length}\n`);
    hash.update(content, 'latin1');
  }
  return hash.digest('hex').slice(0, 8);
}

if (import.meta.main) console.log(siteDigest('dist'));
