import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../../../deploy/files.ts';
import { fileRules, findRule, isHashed } from '../../../deploy/headers.ts';
import { textAt } from '../../support/builtSite.ts';
import { siteFolder } from '../../support/siteFolder.ts';
import type { Answer } from '../support/ask.ts';
import { documentHeaderNames, faultsAt, statusFaults } from '../support/expected.ts';
import type { TestedServer } from '../support/servers.ts';

const site = readSite(siteFolder);
const rules = fileRules(site);
const paths = site.files.map(({ path }) => path);

/** One file of each type: Cloudflare allows 100 rules, so not every file has one. */
const ofEachEnding = new Set([...Map.groupBy(paths, (path) => extname(path)).values()].map(([path]) => path));

/** Content types by extension. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const contentType = (path: string) =>
  path === '/speculation-rules.json' ? 'application/speculationrules+json' : contentTypes[extname(path)];

/** Fonts and photographs are already compressed. */
const isCompressible = (path: string) => /^text\/|javascript|json|xml/.test(contentType(path) ?? '');

/** The response has the requested encoding if that makes it smaller. */
const encodingFaults = ({ headers }: Answer, encoding: string) => [
  ...((headers['content-encoding'] ?? 'identity') === encoding ? [] : [`${headers['content-encoding']}`]),
  ...(headers.vary?.toLowerCase().includes('accept-encoding') ? [] : [`varies by ${headers.vary}`]),
];

/** The headers of its rule, and none of those of documents. */
function headerFaults({ headers }: Answer, path: string): string[] {
  const expected = findRule(path, rules)?.headers ?? [];
  const own = expected.map(([name]) => name.toLowerCase());
  return [
    ...expected.filter(([name, value]) => headers[name.toLowerCase()] !== value).map(([name]) => `another ${name}`),
    ...Object.keys(headers).filter((name) => documentHeaderNames.has(name) && !own.includes(name)),
  ];
}

/** Files that are not pages. */
export function files({ ask, log }: TestedServer): void {
  test('every file is the same in every encoding, with its content type, and the server logs nothing', async () => {
    const faults = await faultsAt(paths, async (path) => {
      const looks = ['identity', 'gzip', 'br'].map(async (encoding) => {
        const answer = await ask(encodeURI(path), { headers: { 'Accept-Encoding': encoding } });
        const type = answer.headers['content-type'];
        return [
          ...statusFaults(answer, 200),
          ...(type === contentType(path) ? [] : [`content type ${type}`]),
          ...(answer.text === textAt(path) ? [] : [`other bytes in ${encoding}`]),
          ...(ofEachEnding.has(path) && isCompressible(path) ? encodingFaults(answer, encoding) : []),
          ...(ofEachEnding.has(path) ? headerFaults(answer, path) : []),
        ];
      });
      return (await Promise.all(looks)).flat();
    });
    expect(faults).toEqual([]);
    expect(log().match(/^.*\[(warn|error|crit|alert|emerg)\].*$/gm) ?? []).toEqual([]);
  });

  test('scripts, styles and fonts have a hash in their name, so that they can be immutable', () => {
    expect(paths.filter((path) => /^\/_astro\/.*\.(?:css|js|woff2)$/.test(path) && !isHashed(path))).toEqual([]);
  });
}
