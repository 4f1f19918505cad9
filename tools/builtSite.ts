import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function requireBuild(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}/. Run: npm run build`);
}

/** The file of a page. */
export const pageFile = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

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

  /** One page of each kind. */
  const kinds = [...fixedPages, ...Object.values(entryPages).flatMap((paths) => paths.slice(0, 1))];

  /** One address for each not-found page. */
  const notFoundPages = ['/', '/services/', '/projects/', '/jobs/', '/blog/']
    .filter((section) => existsSync(join(folder, section, '404.html')))
    .map((section) => `${section}nowhere`);

  return { origin: addresses[0]?.origin ?? '', pages, entryPages, fixedPages, kinds, notFoundPages };
}
