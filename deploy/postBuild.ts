import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { showsDrafts } from '../src/config/drafts.ts';
import { loadContent } from '../src/content/load.ts';
import { headersFile, redirectsFile, ruleLimit, rulesLeftOut } from './cloudflare.ts';
import { readSite, type Site } from './files.ts';
import { documentHeaders, fileRules, type Header, type Rule } from './headers.ts';
import { connectedMail } from './mail.ts';
import { contentSecurityPolicy } from './policy.ts';
import { thirdPartySources } from './thirdParties.ts';

/** What would tell search engines and readers of feeds about drafts. */
const announcements = ['sitemap.xml', 'rss.xml', 'llms.txt'];

export interface ServerConfig {
  site: Site;
  /** What documents carry. */
  headers: Header[];
  /** What files carry instead. */
  rules: Rule[];
}

/** What a server needs to know of a built site, read from its files. */
export function readServerConfig(folder: string): ServerConfig {
  const { documents } = loadContent();
  const site = readSite(folder, documents.moved.items);
  const read = ({ file }: { file: string }) => readFileSync(join(folder, file), 'utf8');
  const policy = contentSecurityPolicy({
    html: [...site.pages, ...site.notFound].map(read),
    css: site.files.filter(({ file }) => file.endsWith('.css')).map(read),
    thirdParties: thirdPartySources(documents['third-parties']),
  });
  return { site, headers: documentHeaders(policy), rules: fileRules(site) };
}

/** The last step of the build: the headers and redirects that follow from the built files. */
export const postBuild = (): AstroIntegration => ({
  name: 'post-build',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      if (showsDrafts()) for (const file of announcements) rmSync(join(folder, file));
      const { site, headers, rules } = readServerConfig(folder);
      writeFileSync(join(folder, '_headers'), headersFile(headers, rules));
      writeFileSync(join(folder, '_redirects'), redirectsFile(site));
      for (const { from } of site.unused)
        logger.warn(
          `content/moved.yaml leads visitors away from ${from}, but there is a page or a file, which they see.`,
        );
      const left = rulesLeftOut(rules);
      if (left > 0)
        logger.warn(`${left} files exceed Cloudflare's ${ruleLimit} header rules; served with revalidation.`);
      const service = connectedMail(readFileSync(join(folder, 'contact.html'), 'utf8'));
      if (service) logger.info(`The contact form sends through the mail service "${service}".`);
      else logger.warn('The contact form is not connected; docs/operations.md says how to connect it.');
    },
  },
});
