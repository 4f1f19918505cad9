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

/** Files that would publish drafts to search engines and feed readers. */
const indexFiles = ['sitemap.xml', 'rss.xml', 'llms.txt'];

export interface ServerConfig {
  site: Site;
  /** The headers of documents. */
  headers: Header[];
  /** The headers of files. */
  rules: Rule[];
}

/** The configuration of a server, read from the built files. */
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

/** The last step of the build: writes headers and redirects. */
export const postBuild = (): AstroIntegration => ({
  name: 'post-build',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      if (showsDrafts()) for (const file of indexFiles) rmSync(join(folder, file));
      const { site, headers, rules } = readServerConfig(folder);
      writeFileSync(join(folder, '_headers'), headersFile(headers, rules));
      writeFileSync(join(folder, '_redirects'), redirectsFile(site));
      for (const { from } of site.unused)
        logger.warn(`content/moved.yaml redirects ${from}, but that page or file exists, so there is no redirect.`);
      const left = rulesLeftOut(rules);
      if (left > 0)
        logger.warn(`${left} files exceed Cloudflare's ${ruleLimit} header rules; served with revalidation.`);
      const service = connectedMail(readFileSync(join(folder, 'contact.html'), 'utf8'));
      if (service) logger.info(`The contact form sends through the mail service "${service}".`);
      else logger.warn('The contact form is not connected; docs/operations.md says how to connect it.');
    },
  },
});
