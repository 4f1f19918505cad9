import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { showsDrafts } from '../src/lib/drafts.ts';

/** Stands in public/_headers for the hashes of the inline scripts. */
const placeholder = 'INLINE_SCRIPTS';

/** Cloudflare ignores the rules of `_headers` above this number. */
const ruleLimit = 100;

/** Files that would publish drafts to search engines and feed readers. */
const indexFiles = ['sitemap.xml', 'rss.xml'];

/** The hashes of the inline scripts of a page, as the policy lists them. Data blocks need none. */
function inlineScriptHashes(html: string): string[] {
  const hashes: string[] = [];
  for (const [, attributes = '', script = ''] of html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g)) {
    if (/\s(?:src=|type="?application\/)/.test(attributes)) continue;
    hashes.push(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return hashes;
}

/** `_headers` with the hashes of these pages, and with a rule for each of these files that has a hash in its name. */
export function completeHeaders(headers: string, pages: readonly string[], files: readonly string[]): string {
  const hashes = new Set(pages.flatMap(inlineScriptHashes));
  const hashedFiles = files.filter((file) => /\.[\w-]{8,}\.(?:css|js|woff2)$/.test(file)).sort();
  const rules = hashedFiles.map((file) => `/_astro/${file}\n  Cache-Control: public, max-age=31536000, immutable\n`);
  const completed = [headers.replace(placeholder, [...hashes].sort().join(' ')), ...rules].join('');
  const { length } = completed.match(/^(?:\/|https:)/gm) ?? [];
  if (length > ruleLimit)
    throw new Error(`_headers has ${length} rules. Cloudflare ignores those after the first ${ruleLimit}.`);
  return completed;
}

/** `_headers` that let pages reach the counter of a live site. Throws if the privacy policy does not name its host. */
export function allowCounter(headers: string, home: string, privacyPolicy = ''): string {
  const [, counter, host = ''] = /<html[^>]* data-counter="(https:\/\/([^/"]+)[^"]*)"/.exec(home) ?? [];
  if (!counter) return headers;
  if (!privacyPolicy.split('<main')[1]?.includes(host))
    throw new Error(`content/legal/privacy-policy.yaml should name ${host}, the counter in content/site.yaml.`);
  return headers.replace("connect-src 'self'", `$& ${counter}`);
}

/** The last step of the build: completes `_headers`, and keeps drafts out of feeds. */
export const postBuild = (): AstroIntegration => ({
  name: 'post-build',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir);
      const read = (file: string) => readFileSync(join(folder, file), 'utf8');
      if (showsDrafts()) for (const file of indexFiles) rmSync(join(folder, file), { force: true });

      const pages = globSync('**/*.html', { cwd: folder }).map(read);
      const [policy] = globSync('privacy-policy.html', { cwd: folder }).map(read);
      const allowed = allowCounter(read('_headers'), read('index.html'), policy);
      const headers = completeHeaders(allowed, pages, readdirSync(join(folder, '_astro')));
      writeFileSync(join(folder, '_headers'), headers);
    },
  },
});
