// Checks every internal link of the built pages, with its anchor, every picture, script and style sheet.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ELEMENT_NODE, parse, walkSync } from 'ultrahtml';
import { failWith, warnOf } from '../src/content/checks/buildMessages.ts';
import { entryAddress, isDraft, readContent } from '../src/content/checks/contentFiles.ts';
import { fileName } from '../src/content/checks/names.ts';

interface Link {
  /** The address of the page that has the link. */
  page: string;
  href: string;
}

interface BuiltPage {
  ids: Set<string>;
  /** The internal addresses of its links, pictures, scripts and style sheets. */
  addresses: Set<string>;
}

/** The address without the origin of the site: https://company.example/about is /about. */
function withoutOrigin(address: string, origin: string): string {
  if (address === origin) return '/';
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

function readPage(html: string, origin: string): BuiltPage {
  const page: BuiltPage = { ids: new Set(), addresses: new Set() };
  walkSync(parse(html), (node) => {
    if (node.type !== ELEMENT_NODE) return;
    const { id, href, src, srcset, srcSet = srcset } = node.attributes;
    const pictures = srcSet?.split(',').map((part) => part.trim().split(' ')[0]) ?? [];
    for (const value of [href, src, ...pictures]) {
      const address = withoutOrigin((value ?? '').replaceAll('&amp;', '&'), origin);
      if (/^(?:\/(?!\/)|#)/.test(address)) page.addresses.add(address);
    }
    if (id) page.ids.add(id);
  });
  return page;
}

/** The address of a built page: about.html is /about. */
const addressOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;

/** A malformed address, such as /100%, stays as it is. */
function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The pages of a built site, by address. */
function readPages(folder: string, origin: string): Map<string, BuiltPage> {
  const files = globSync('**/*.html', { cwd: folder }).sort();
  return new Map(files.map((file) => [addressOf(file), readPage(readFileSync(join(folder, file), 'utf8'), origin)]));
}

/** The links of a built site that lead nowhere. */
function findDeadLinks(folder: string, origin: string): Link[] {
  const pages = readPages(folder, origin);
  const isDead = (page: string, href: string) => {
    const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(href) ?? [];
    const target = path || page;
    const targetPage = pages.get(target);
    if (!targetPage) return !isFile(join(folder, decode(target)));
    return anchor !== '' && !targetPage.ids.has(decode(anchor));
  };
  const dead: Link[] = [];
  for (const [page, { addresses }] of pages) {
    for (const href of addresses) if (isDead(page, href)) dead.push({ page, href });
  }
  return dead;
}

/** Fails the build for a link that leads nowhere. A link to an entry that a day hides is only a warning. */
export const deadLinks = (): AstroIntegration => {
  let root = '';
  return {
    name: 'dead-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir, logger }) => {
        const files = readContent(root);
        const url = files.find(({ path }) => path === 'content/site.yaml')?.data.url;
        const folder = fileURLToPath(dir);
        const problems: string[] = [];
        const byTarget = Map.groupBy(findDeadLinks(folder, String(url)), ({ href }) => href);
        for (const [href, [first, ...others]] of byTarget) {
          // A link of the header is on every page.
          const page = others.length > 0 ? `${first?.page} (and ${others.length} more)` : first?.page;
          const path = href.replace(/[?#].*/, '');
          const isOnline = existsSync(join(folder, `${path}.html`));
          const entry = isOnline ? undefined : files.find((file) => entryAddress(file) === path);
          if (!entry) problems.push(`The page ${page} links to ${href}, which does not exist.`);
          else if (isDraft(entry))
            problems.push(`The page ${page} links to ${href}, but ${fileName(entry)} is a draft.`);
          else warnOf(`The page ${page} links to ${href}, which is not online today.`, logger);
        }
        failWith(problems);
      },
    },
  };
};
