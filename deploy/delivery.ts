import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { showsDrafts } from '../src/config/drafts.ts';
import { headersFile, redirectsFile, ruleLimit, rulesLeftOut } from './cloudflare.ts';
import { readSite, type Site } from './files.ts';
import { documentHeaders, fileRules, type Header, type Rule } from './headers.ts';
import { withInlineStyles } from './inlineStyles.ts';
import { connectedMail } from './mail.ts';
import { contentSecurityPolicy } from './policy.ts';
import { speculation } from './speculation.ts';
import { withStableIslands } from './stableIslands.ts';
import { thirdParties } from './thirdParties.ts';

/** What would tell search engines and readers of feeds about drafts. */
const announcements = ['sitemap.xml', 'rss.xml', 'llms.txt'];

export interface Delivery {
  site: Site;
  /** What documents carry. */
  headers: Header[];
  /** What files carry instead. */
  rules: Rule[];
}

/** What an engine needs to know of a built site, read from its files. */
export function readDelivery(folder: string): Delivery {
  const site = readSite(folder);
  const read = ({ file }: { file: string }) => readFileSync(join(folder, file), 'utf8');
  const policy = contentSecurityPolicy({
    html: [...site.pages, ...site.notFound].map(read),
    css: site.files.filter(({ file }) => file.endsWith('.css')).map(read),
    thirdParties: thirdParties(),
  });
  return { site, headers: documentHeaders(policy), rules: fileRules(site) };
}

/** Writes what the edge reads beside the files. */
function writeEdgeFiles(folder: string): Delivery {
  const delivery = readDelivery(folder);
  writeFileSync(join(folder, '_headers'), headersFile(delivery.headers, delivery.rules));
  writeFileSync(join(folder, '_redirects'), redirectsFile(delivery.site));
  return delivery;
}

/** The last step of the build: styles in the pages, then the headers and redirects that follow from the files. */
export const delivery = (): AstroIntegration => ({
  name: 'delivery',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      if (showsDrafts()) for (const file of announcements) rmSync(join(folder, file));
      const { pages, notFound, files, unused } = readSite(folder);
      const read = (path: string) => readFileSync(join(folder, path), 'utf8');
      const ending = (end: string) => files.map(({ file }) => file).filter((file) => file.endsWith(end));
      const built = [...pages, ...notFound].map(({ file }) => ({ file, html: withStableIslands(read(file)) }));
      for (const { file, html } of withInlineStyles(built, ending('.js').map(read), read))
        writeFileSync(join(folder, file), html);
      for (const sheet of ending('.css')) rmSync(join(folder, sheet));
      writeFileSync(join(folder, speculation.path), JSON.stringify(speculation.rules));
      for (const { from } of unused)
        logger.warn(`content/moved.yaml leads visitors away from ${from}, but there is a page, which they see.`);
      const left = rulesLeftOut(writeEdgeFiles(folder).rules);
      if (left > 0)
        logger.warn(`${left} files exceed Cloudflare's ${ruleLimit} header rules; served with revalidation.`);
      const service = connectedMail(read('contact.html'));
      if (service) logger.info(`The contact form sends through the mail service "${service}".`);
      else logger.warn('The contact form is not connected; docs/operations.md says how to connect it.');
    },
  },
});
