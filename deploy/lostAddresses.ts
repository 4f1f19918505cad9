// node deploy/lostAddresses.ts: compares the live sitemap with dist/, and prints each address that the next deployment removes.
// No address and no answer are not a failure: nothing here stops a save.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '../tools/builtSite.ts';
import { type Limits, readSitemap, siteUrl } from './checkLive.ts';
import { findEntry } from './entries.ts';

/** The addresses that `_redirects` leads elsewhere: with a status such as 301, or with none. */
function readRedirects(file: string): URLPattern[] {
  const rules = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  const moving = rules.filter(([from, , status = '302']) => from?.startsWith('/') && status.startsWith('3'));
  return moving.map(([pathname = '']) => new URLPattern({ pathname }));
}

/** Why the address has no page. */
function reason(path: string, root: string): string {
  const entry = findEntry(path, root);
  if (!entry) return 'has no page and no redirect. Add a line to public/_redirects';
  const { draft, closes, published } = entry.fields;
  if (!draft && closes) return `is a closed job, ${entry.file}`;
  if (!draft && published) return `is an article before its day, ${entry.file}`;
  return `is a draft, ${entry.file}`;
}

/** A sentence for each page of the live site that a built site neither has nor redirects. */
export async function findLostAddresses(origin: string, root: string, limits?: Limits): Promise<string[]> {
  const dist = join(root, 'dist');
  const redirects = readRedirects(join(dist, '_redirects'));
  const isKept = (pathname: string) =>
    existsSync(join(dist, pageFile(decodeURIComponent(pathname)))) || redirects.some((rule) => rule.test({ pathname }));
  const lost = (await readSitemap(origin, limits)).filter((path) => !isKept(path));
  return lost.map((path) => `${path} ${reason(path, root)}.`);
}

if (import.meta.main) for (const line of await findLostAddresses(siteUrl(), '.')) console.log(line);
