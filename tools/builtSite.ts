import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function requireBuild(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}/. Run: npm run build`);
}

/** The file of a page. */
export const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** The classes of the elements of a page. */
function readClasses(html: string): Set<string> {
  const lists = html.replaceAll(/<script.*?<\/script>/gs, '').matchAll(/ class="([^"]*)"/g);
  return new Set([...lists].flatMap(([, list = '']) => list.split(' ')));
}

/** As few pages as possible that together have every class, and so show every part. Each has the most that are not yet seen. */
function choosePages(folder: string, pages: readonly string[]): string[] {
  const missing = new Map(pages.map((path) => [path, readClasses(readFileSync(join(folder, pageFile(path)), 'utf8'))]));
  const chosen: string[] = [];
  for (;;) {
    const [best] = [...missing].sort(([, one], [, other]) => other.size - one.size);
    if (!best || best[1].size === 0) return chosen;
    const [path, seen] = best;
    chosen.push(path);
    for (const [other, classes] of missing) missing.set(other, classes.difference(seen));
  }
}

/** The pages of a built site, from its sitemap. */
export function readPages(folder: string) {
  requireBuild(folder);
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  const pages = addresses.map(({ pathname }) => pathname);
  const below = (section: string) => pages.filter((path) => path.startsWith(`${section}/`));

  /** The pages of collections. */
  const entryPages = {
    services: below('/services'),
    projects: below('/projects'),
    jobs: below('/jobs'),
    articles: below('/blog'),
  };
  const everyEntry = Object.values(entryPages).flat();

  /** All other pages. */
  const fixedPages = pages.filter((path) => !everyEntry.includes(path));

  const kinds = choosePages(folder, pages);

  /** One address for each not-found page. */
  const notFoundPages = ['/', '/services/', '/projects/', '/jobs/', '/blog/']
    .filter((section) => existsSync(join(folder, section, '404.html')))
    .map((section) => `${section}nowhere`);

  return { origin: addresses[0]?.origin ?? '', pages, entryPages, fixedPages, kinds, notFoundPages };
}
