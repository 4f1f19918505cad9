// node deploy/lostPages.ts: lists pages of the live sitemap that this build no longer has and that content/moved.yaml does not
// redirect. It never fails a deployment: the page may be unpublished on purpose, or the live sitemap may be that of another site.
import { loadContent } from '../src/content/load.ts';
import { documents } from '../src/content/schemas/contentFiles.ts';
import { pathsIn } from './checkLive.ts';
import { readSite, type Site } from './files.ts';

/** The address as content/moved.yaml normalizes it; undefined if it is invalid there. */
function oldAddress(address: string): string | undefined {
  const { data } = documents.shape.moved.safeParse({ items: [{ from: address, to: '/' }] });
  return data?.items[0]?.from;
}

/** The addresses that are neither built nor redirected, and that can be redirected. */
export function lostPages(
  addresses: readonly string[],
  { pages, redirects }: Pick<Site, 'pages' | 'redirects'>,
): string[] {
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  const old = new Set(addresses.flatMap((address) => oldAddress(address) ?? []));
  return [...old].filter((address) => !known.has(address));
}

const maxEntries = 100;

/** Markdown with the entries to add to content/moved.yaml. */
export function lostPagesText(lost: readonly string[]): string {
  if (lost.length === 0) return '';
  const entries = lost.slice(0, maxEntries).map((address) => `      - from: ${address}\n        to: /\n`);
  return (
    'These addresses were online and no longer have a page. To redirect their visitors, add entries to ' +
    `content/moved.yaml, each with a suitable page:\n\n${entries.join('')}`
  );
}

/** The paths of the live sitemap, or none without a sitemap. */
async function livePaths(origin: string): Promise<string[]> {
  try {
    const answer = await fetch(new URL('/sitemap.xml', origin), { signal: AbortSignal.timeout(20_000) });
    return answer.ok ? pathsIn(await answer.text()) : [];
  } catch {
    return [];
  }
}

if (import.meta.main) {
  const paths = await livePaths(loadContent().documents.site.url);
  process.stdout.write(lostPagesText(lostPages(paths, readSite('dist'))));
}
