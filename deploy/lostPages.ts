// node deploy/lostPages.ts: names the pages of the live sitemap that this build has no more and that content/moved.yaml does
// not mention. It never stops a deployment: whoever unpublishes a page means it, and the live sitemap may be of another site.
import { loadContent } from '../src/content/load.ts';
import { documents } from '../src/content/schemas/contentFiles.ts';
import { pathsIn } from './checkLive.ts';
import { readSite, type Site } from './files.ts';

/** An address as content/moved.yaml keeps it; nothing where that file does not take it. */
function oldAddress(address: string): string | undefined {
  const { data } = documents.shape.moved.safeParse({ items: [{ from: address, to: '/' }] });
  return data?.items[0]?.from;
}

/** The addresses that are neither a page of a build nor redirected by it, and that can be redirected. */
export function lostPages(
  addresses: readonly string[],
  { pages, redirects }: Pick<Site, 'pages' | 'redirects'>,
): string[] {
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  const old = new Set(addresses.flatMap((address) => oldAddress(address) ?? []));
  return [...old].filter((address) => !known.has(address));
}

/** GitHub limits the length of an issue. */
const mostEntries = 100;

/** What is said about lost pages, in Markdown, with the entries to add. */
export function lostPagesText(lost: readonly string[]): string {
  if (lost.length === 0) return '';
  const entries = lost.slice(0, mostEntries).map((address) => `      - from: ${address}\n        to: /\n`);
  return (
    'These addresses were online and have no page any more. To lead their visitors on, add to the items of ' +
    `content/moved.yaml, each with the page that fits:\n\n${entries.join('')}`
  );
}

/** The paths of the live sitemap; none where there is no sitemap. */
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
