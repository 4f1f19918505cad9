import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadContent } from '../src/content/load.ts';
import { posixPath } from '../src/lib/posixPath.ts';

interface Page {
  /** The address, without a slash at the end. */
  path: string;
  /** The file that answers, relative to the folder of the site. */
  file: string;
}

interface NotFoundPage extends Page {
  /** The part of the site that it answers for; ends with a slash. */
  section: string;
  /** Addresses of the file itself, which answer 404 as well. */
  ownAddresses: string[];
}

export interface Site {
  pages: Page[];
  notFound: NotFoundPage[];
  /** Everything else: scripts, styles, fonts, drawings, files for machines. */
  files: Page[];
  /** Addresses that lead to a page under another address. */
  redirects: Redirect[];
  /** Those among them that the content asks for. */
  moved: Redirect[];
  /** Redirects of the content from an address that the site answers itself. */
  unused: Redirect[];
  /** The parts of the site with a page for each entry, however many: `/blog/`. One pattern stands for their redirects. */
  sections: string[];
}

/** Files that configure an engine, not to be served. */
const engineFiles = new Set(['_headers', '_redirects', '.assetsignore']);

/** The address of a page that the build wrote as a file: `about.html` is `/about`. */
const pageAddress = (file: string) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;

/** Every other spelling of a page's address that some host or some link may use. */
function spellings({ path, file }: Page): string[] {
  if (path === '/') return ['/index', '/index.html'];
  return spelledEndings.map((ending) => (ending === '.html' ? `/${file}` : path + ending));
}

/** What some host or some link may put behind the address of a page. */
export const spelledEndings = ['/', '.html', '/index.html', '/index'];

/** The redirects that need a rule of their own: those for which no pattern of a section stands. */
export const singleRedirects = ({ redirects, sections }: Site) =>
  redirects.filter(
    ({ from, to }) =>
      !sections.some((section) => to.startsWith(section)) || !spelledEndings.some((ending) => from === to + ending),
  );

/** All files below a folder, sorted, because the order of a file system differs between machines. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posixPath(relative(folder, join(entry.parentPath, entry.name))))
    .sort();
}

/** Throws an error with a sentence if there is no built site. */
export function requireBuild(folder: string): void {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built site in ${folder}/. Run: npm run build`);
}

export interface Redirect {
  from: string;
  to: string;
}

/** The routes and files that the build wrote, from which both servers are configured. `items` are the redirects of the content. */
export function readSite(folder: string, items: readonly Redirect[] = loadContent().documents.moved.items): Site {
  requireBuild(folder);
  const all = listFiles(folder).filter((file) => !engineFiles.has(file));
  const html = all.filter((file) => file.endsWith('.html'));
  const isNotFound = (file: string) => /(^|\/)404\.html$/.test(file);
  const pages = html.filter((file) => !isNotFound(file)).map((file) => ({ path: pageAddress(file), file }));
  const notFound = html
    .filter(isNotFound)
    .map((file) => ({ path: pageAddress(file), file, section: `/${file.replace(/404\.html$/, '')}` }))
    .map((page) => ({ ...page, ownAddresses: [page.path, `${page.path}/`, `/${page.file}`] }));
  const files = all.filter((file) => !file.endsWith('.html')).map((file) => ({ path: `/${file}`, file }));
  const spelled = pages.flatMap((page) => spellings(page).map((from) => ({ from, to: page.path })));
  // What the site answers itself, such as the page of a draft that came online. Servers refuse an address with two answers.
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
