import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile, redirectsFile, ruleLimit } from './cloudflare/configuration.ts';
import { readSite, type Site } from './files.ts';
import { cachingRules, securityHeaders } from './headers.ts';
import { withIntegrity } from './integrity.ts';
import { contentSecurityPolicy } from './policy.ts';
import { withStableIslands } from './stableIslands.ts';

export interface Delivery {
  site: Site;
  headers: [name: string, value: string][];
  caching: [pattern: string, cacheControl: string][];
}

/** What an engine needs to know of a built site, read from its files. */
export function readDelivery(folder: string): Delivery {
  const site = readSite(folder);
  const read = ({ file }: { file: string }) => readFileSync(join(folder, file), 'utf8');
  const policy = contentSecurityPolicy({
    html: [...site.pages, ...site.notFound].map(read),
    css: site.files.filter(({ file }) => file.endsWith('.css')).map(read),
  });
  return { site, headers: securityHeaders(policy), caching: cachingRules(site) };
}

/** Writes what the edge reads beside the files. May be repeated when files were added. */
export function writeEdgeFiles(folder: string): Delivery {
  const delivery = readDelivery(folder);
  writeFileSync(join(folder, '_headers'), headersFile(delivery.headers, delivery.caching));
  writeFileSync(join(folder, '_redirects'), redirectsFile(delivery.site));
  return delivery;
}

/** The last step of the build: digests in the pages, then the headers and redirects that follow from the files. */
export const delivery = (): AstroIntegration => ({
  name: 'delivery',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      const { pages, notFound } = readSite(folder);
      for (const { file } of [...pages, ...notFound]) {
        const html = readFileSync(join(folder, file), 'utf8');
        writeFileSync(
          join(folder, file),
          withIntegrity(withStableIslands(html), (path) => readFileSync(join(folder, path))),
        );
      }
      const left = writeEdgeFiles(folder).caching.length + 1 - ruleLimit;
      if (left > 0)
        logger.warn(`${left} files exceed Cloudflare's ${ruleLimit} header rules; served with revalidation.`);
    },
  },
});
