// Checks every internal link of the built pages, with its anchor, every picture, script and style sheet.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { failWith, warnOf } from '../src/content/checks/buildMessages.ts';
import { entryAddress, isDraft, readContent } from '../src/content/checks/contentFiles.ts';
import { fileName } from '../src/content/checks/names.ts';

interface Link {
  /** The address of the page that has the link. */
  page: string;
  href: string;
}

const withoutScripts = (html: string) => html.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');

/** The address without the origin of the site: https://company.example/about is /about. */
function withoutOrigin(address: string, origin: string): string {
  if (address === origin) return '/';
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
}

/** The internal addresses in a page. */
function addressesIn(html: string, origin: string): string[] {
  const addresses: string[] = [];
  for (const [, name = '', value = ''] of html.matchAll(/\s(href|src|srcset)="([^"]*)"/gi)) {
    const isSet = name.toLowerCase() === 'srcset';
    const parts = isSet ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '') : [value];
    addresses.push(...parts.map((part) => withoutOrigin(part.replaceAll('&amp;', '&'), origin)));
  }
  return addresses.filter((address) => /^(?:\/(?!\/)|#)/.test(address));
}

const idsIn = (html: string) => new Set(Array.from(html.matchAll(/\sid="([^"]*)"/g), ([, id = '']) => id));

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

/** The HTML of the pages of a built site, by address. */
function readPages(folder: string): Map<string, string> {
  const files = globSync('**/*.html', { cwd: folder }).sort();
  return new Map(files.map((file) => [addressOf(file), withoutScripts(readFileSync(join(folder, file), 'utf8'))]));
}

/** The links of a built site that lead nowhere. */
function findDeadLinks(folder: string, origin: string): Link[] {
  const pages = readPages(folder);
  const ids = new Map([...pages].map(([page, html]) => [page, idsIn(html)]));
  const isDead = (page: string, href: string) => {
    const [, path = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(href) ?? [];
    const target = path || page;
    const targetIds = ids.get(target);
    if (!targetIds) return !isFile(join(folder, decode(target)));
    return anchor !== '' && !targetIds.has(decode(anchor));
  };
  const dead: Link[] = [];
  for (const [page, html] of pages) {
    for (const href of new Set(addressesIn(html, origin))) if (isDead(page, href)) dead.push({ page, href });
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
