// Checks every internal link of the built pages, with its anchor, and every picture, script and style sheet.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { findEntry } from './entries.ts';

interface Link {
  /** The address of the page that has the link. */
  page: string;
  href: string;
}

const withoutScripts = (html: string) => html.replaceAll(/(<script[^>]*>)[\s\S]*?<\/script>/g, '$1');

/** The internal addresses in a page. An empty one is that of the page itself. */
export function addressesIn(html: string): string[] {
  const addresses: string[] = [];
  for (const [, name = '', value = ''] of html.matchAll(/\s(href|src|srcset)="([^"]*)"/gi)) {
    const isSet = name.toLowerCase() === 'srcset';
    const parts = isSet ? value.split(',').map((part) => part.trim().split(' ')[0] ?? '') : [value];
    addresses.push(...parts.map((part) => part.replaceAll('&amp;', '&')));
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

/** The links of a built site that lead nowhere. */
export function findDeadLinks(folder: string): Link[] {
  const files = globSync('**/*.html', { cwd: folder }).sort();
  const pages = new Map(
    files.map((file) => [addressOf(file), withoutScripts(readFileSync(join(folder, file), 'utf8'))]),
  );
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
    for (const href of new Set(addressesIn(html))) if (isDead(page, href)) dead.push({ page, href });
  }
  return dead;
}

/** Fails the build for a link that leads nowhere. A link to an entry that is not online today is a warning. */
export const deadLinks = (): AstroIntegration => {
  let root = '';
  return {
    name: 'dead-links',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir, logger }) => {
        const dead: string[] = [];
        for (const { page, href } of findDeadLinks(fileURLToPath(dir))) {
          const path = href.replace(/[?#].*/, '');
          const isOnline = existsSync(join(fileURLToPath(dir), `${path}.html`));
          if (isOnline || !findEntry(path, root)) {
            dead.push(`The page ${page} links to ${href}, which does not exist.`);
            continue;
          }
          const warning = `The page ${page} links to ${href}, which is not online today.`;
          logger.warn(warning);
          if (process.env.GITHUB_ACTIONS) process.stdout.write(`::warning::${warning}\n`);
        }
        if (dead.length > 0) throw new Error(dead.join('\n'));
      },
    },
  };
};
