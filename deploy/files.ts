import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadContent } from '../src/content/load.ts';
import { posixPath } from '../src/lib/posixPath.ts';

interface Page {
  /** The address, without a trailing slash. */
  path: string;
  /** The file, relative to the folder of the site. */
  file: string;
}

interface NotFoundPage extends Page {
  /** The section that it belongs to, with a trailing slash. */
  section: string;
  /** Addresses of the file itself, which also respond with 404. */
  ownAddresses: string[];
}

export interface Site {
  pages: Page[];
  notFound: NotFoundPage[];
  /** Everything else: scripts, styles, fonts, drawings, feeds. */
  files: Page[];
  redirects: Redirect[];
  /** The redirects from content/moved.yaml. */
  moved: Redirect[];
  /** Entries of content/moved.yaml whose old address exists on the site. */
  unused: Redirect[];
  /** Sections with a page for each entry, such as `/blog/`. One pattern covers their redirects. */
  sections: string[];
}

/** Configuration files of servers, which are not served. */
const configFiles = new Set(['_headers', '_redirects', '.assetsignore']);

/** The address of a built page: `about.html` is `/about`. */
const pageAddress = (file: string) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;

/** Other spellings of a page's address that hosts or links may use. */
function spellings({ path, file }: Page): string[] {
  if (path === '/') return ['/index', '/index.html'];
  return spelledEndings.map((ending) => (ending === '.html' ? `/${file}` : path + ending));
}

/** What hosts or links may append to the address of a page. */
export const spelledEndings = ['/', '.html', '/index.html', '/index'];

/** The redirects that are not covered by the pattern of a section. */
export const singleRedirects = ({ redirects, sections }: Site) =>
  redirects.filter(
    ({ from, to }) =>
      !sections.some((section) => to.startsWith(section)) || !spelledEndings.some((ending) => from === to + ending),
  );

/** All files below a folder, sorted, because file systems return them in different orders. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posixPath(relative(folder, join(entry.parentPath, entry.name))))
    .sort();
}

export function requireBuild(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}/. Run: npm run build`);
}

export interface Redirect {
  from: string;
  to: string;
}

/** The pages and files of a built site, from which both servers are configured. `items` are those of content/moved.yaml. */
export function readSite(folder: string, items: readonly Redirect[] = loadContent().documents.moved.items): Site {
  requireBuild(folder);
  const all = listFiles(folder).filter((file) => !configFiles.has(file));
  const html = all.filter((file) => file.endsWith('.html'));
  const isNotFound = (file: string) => /(^|\/)404\.html$/.test(file);
  const pages = html.filter((file) => !isNotFound(file)).map((file) => ({ path: pageAddress(file), file }));
  const notFound = html
    .filter(isNotFound)
    .map((file) => ({ path: pageAddress(file), file, section: `/${file.replace(/404\.html$/, '')}` }))
    .map((page) => ({ ...page, ownAddresses: [page.path, `${page.path}/`, `/${page.file}`] }));
  const files = all.filter((file) => !file.endsWith('.html')).map((file) => ({ path: `/${file}`, file }));
  const spelled = pages.flatMap((page) => spellings(page).map((from) => ({ from, to: page.path })));
  // Existing addresses, which must not be redirected, such as that of a draft that has been published since.
  const answered = new Set([
    ...[...pages, ...files].map(({ path }) => path),
    ...spelled.map(({ from }) => from),
    ...notFound.flatMap(({ ownAddresses }) => ownAddresses),
  ]);
  const isAnswered = ({ from }: Redirect) => answered.has(from);
  const moved = items
    .filter((redirect) => !isAnswered(redirect))
    .flatMap(({ from, to }) => [from, `${from}/`].map((old) => ({ from: old, to })));
  return {
    pages,
    notFound,
    sections: notFound.map(({ section }) => section).filter((section) => section !== '/'),
    files,
    redirects: [...spelled, ...moved],
    moved,
    unused: items.filter(isAnswered),
  };
}
