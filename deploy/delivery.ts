import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { headersFile, redirectsFile } from './edge/files.ts';
import { securityHeaders } from './headers.ts';
import { withIntegrity } from './integrity.ts';
import { isHashed, isLongLived, longLivedRules } from './longLived.ts';
import { contentSecurityPolicy } from './policy.ts';
import { shareDigests } from './sharedDigests.ts';
import { readSite, type Site } from './site.ts';

export interface Delivery {
  site: Site;
  headers: [name: string, value: string][];
  longLived: string[];
}

/** What an engine needs to know of a built site, read from its files. */
export function readDelivery(folder: string): Delivery {
  const site = readSite(folder);
  const read = ({ file }: { file: string }) => readFileSync(join(folder, file), 'utf8');
  const policy = contentSecurityPolicy({
    html: [...site.pages, ...site.lost].map(read),
    css: site.files.filter(({ file }) => file.endsWith('.css')).map(read),
  });
  return { site, headers: securityHeaders(policy), longLived: longLivedRules(site) };
}

/** Writes what the edge reads beside the files. May be repeated when files were added. */
export function writeEdgeFiles(folder: string): Delivery {
  const delivery = readDelivery(folder);
  writeFileSync(join(folder, '_headers'), headersFile(delivery.headers, delivery.longLived));
  writeFileSync(join(folder, '_redirects'), redirectsFile(delivery.site));
  return delivery;
}

/** The last step of the build: digests in the pages, then the headers and redirects that follow from the files. */
export const delivery = (): AstroIntegration => ({
  name: 'delivery',
  hooks: {
    'astro:build:done': ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      shareDigests(folder);
      const { pages, lost } = readSite(folder);
      for (const { file } of [...pages, ...lost]) {
        const html = readFileSync(join(folder, file), 'utf8');
        writeFileSync(
          join(folder, file),
          withIntegrity(html, (path) => readFileSync(join(folder, path))),
        );
      }
      const { site, longLived } = writeEdgeFiles(folder);
      const short = site.files.filter(({ path }) => isHashed(path) && !isLongLived(path, longLived));
      if (short.length > 0) logger.warn(`${short.length} hashed files find no rule left and will be asked about.`);
    },
  },
});
