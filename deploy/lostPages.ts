// node deploy/lostPages.ts: names the pages of the live sitemap that this build has no more and that
// content/moved.yaml does not mention. It never stops a deployment: whoever unpublishes a page means it.
import { loadContent } from '../src/content/load.ts';
import { pathsIn } from './checkLive.ts';
import { readSite, type Site } from './files.ts';

/** The addresses that are neither a page of a build nor redirected by it. */
export function lostPages(addresses: readonly string[], { pages, redirects }: Pick<Site, 'pages' | 'redirects'>) {
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => from)]);
  return [...new Set(addresses)].filter((address) => !known.has(address));
}

/** What is said about lost pages, with the entries to add. */
export const lostPagesText = (lost: readonly string[]) =>
  lost.length === 0
    ? ''
    : 'These addresses were online and have no page any more. To lead their visitors on, add to content/moved.yaml:\n\n' +
      lost.map((address) => `  - from: ${address}\n    to: /\n`).join('');

if (import.meta.main) {
  const answer = await fetch(new URL('/sitemap.xml', loadContent().documents.site.url), {
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
  const live = answer?.ok ? pathsIn(await answer.text()) : [];
  process.stdout.write(lostPagesText(lostPages(live, readSite('dist'))));
}
