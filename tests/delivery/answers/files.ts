import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../../../deploy/files.ts';
import { fileRules, isHashed, ruleOf } from '../../../deploy/headers.ts';
import { securityContactExpires } from '../../../src/config/securityContact.ts';
import { bytesAt, fileOf, kinds, origin, textAt } from '../../support/builtSite.ts';
import type { Engine } from '../support/engines.ts';
import { cacheFaults, documentHeaderNames, faultsAt, statusFaults } from '../support/expected.ts';

const site = readSite('dist');
const hashed = site.files.map(({ path }) => path).filter(isHashed);
const rules = fileRules(site);
const largestScript = hashed
  .filter((path) => path.endsWith('.js'))
  .sort((one, other) => bytesAt(other).length - bytesAt(one).length)[0];

const contentTypes = {
  '/sitemap.xml': /^application\/xml/,
  '/rss.xml': /^application\/xml/,
  '/search.json': /^application\/json/,
  '/manifest.webmanifest': /^application\/manifest\+json/,
  '/robots.txt': /^text\/plain; charset=utf-8$/,
  '/llms.txt': /^text\/plain; charset=utf-8$/,
  '/.well-known/security.txt': /^text\/plain; charset=utf-8$/,
};

/** Everything that is not a page. */
export function files({ ask }: Engine): void {
  test('files for machines say what they are', async () => {
    const faults = await faultsAt(Object.keys(contentTypes), async (path) => {
      const answer = await ask(path);
      const type = answer.headers['content-type'] ?? '';
      return [
        ...statusFaults(answer, 200),
        ...(contentTypes[path as keyof typeof contentTypes].test(type) ? [] : [`content type ${type}`]),
        ...cacheFaults(answer),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('security.txt says whom to tell', async () => {
    const { text } = await ask('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(text).toContain(`Expires: ${securityContactExpires}\n`);
    expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
  });

  test('an answer has the same bytes in every encoding, and says that it varies', async () => {
    const asked = new Map([
      ...kinds.slice(0, 2).map((path): [string, string] => [path, fileOf(path)]),
      ['/nowhere', '/404.html'],
      ['/icon.svg', '/icon.svg'],
      ...(largestScript ? [[largestScript, largestScript] as const] : []),
    ]);
    const faults = await faultsAt([...asked.keys()], async (path) => {
      const looks = ['identity', 'gzip', 'br'].map(async (encoding) => {
        const { headers, text } = await ask(path, { headers: { 'Accept-Encoding': encoding } });
        const encoded = headers['content-encoding'] ?? 'identity';
        return [
          ...(encoded === encoding ? [] : [`${encoded} instead of ${encoding}`]),
          ...(text === textAt(asked.get(path) ?? '') ? [] : [`other bytes in ${encoding}`]),
          ...(headers.vary?.toLowerCase().includes('accept-encoding') ? [] : [`varies by ${headers.vary}`]),
        ];
      });
      return (await Promise.all(looks)).flat();
    });
    expect(faults).toEqual([]);
  });

  test('a script and a font may be cached for good, a picture for an hour, and each says no more than it needs', async () => {
    const all = site.files.map(({ path }) => path).filter((path) => ruleOf(path, rules));
    const ofEachKind = [...new Map(all.map((path) => [extname(path), path])).values()];
    const faults = await faultsAt(ofEachKind, async (path) => {
      const answer = await ask(path);
      const expected = ruleOf(path, rules)?.headers ?? [];
      return [
        ...statusFaults(answer, 200),
        ...expected.flatMap(([name, value]) => {
          const said = answer.headers[name.toLowerCase()];
          return said === value ? [] : [`${name} is ${said}`];
        }),
        ...Object.keys(answer.headers)
          .filter((name) => documentHeaderNames.has(name) && !expected.some(([own]) => own.toLowerCase() === name))
          .map((name) => `${name} is there`),
      ];
    });
    expect(faults).toEqual([]);
  });

  test('a picture that does not exist is not found, and remembered for an hour at most', async () => {
    const answer = await ask('/art/nothing.svg');
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).not.toContain('immutable');
    expect(Number(/max-age=(\d+)/.exec(answer.headers['cache-control'] ?? 'max-age=0')?.[1])).toBeLessThanOrEqual(3600);
  });
}
