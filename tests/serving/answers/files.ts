import { extname } from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '../../../deploy/files.ts';
import { fileRules, isHashed, ruleOf, speculation } from '../../../deploy/headers.ts';
import { fileOf, kinds, textAt } from '../../support/builtSite.ts';
import { documentHeaderNames, faultsAt, statusFaults } from '../support/expected.ts';
import type { TestedServer } from '../support/servers.ts';

const site = readSite('dist');
const rules = fileRules(site);
const paths = site.files.map(({ path }) => path);

/** One file of each ending. */
const byEnding = Map.groupBy(paths, (path) => extname(path));
const ofEachEnding = [...byEnding.values()].flatMap(([path = '']) => path);

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const typeOf = (path: string) => (path === speculation.path ? speculation.type : contentTypes[extname(path)]);
const isText = (path: string) => /^text|javascript|json|xml/.test(typeOf(path) ?? '');

/** Everything that is not a page. */
export function files({ ask, log }: TestedServer): void {
  test('every file is there and says what it is, in every encoding and many at once, without a warning', async () => {
    const faults = await faultsAt(paths, async (path) => {
      const answers = ['br', 'gzip', 'identity'].map((encoding) =>
        ask(path, { headers: { 'Accept-Encoding': encoding } }),
      );
      return (await Promise.all(answers)).flatMap((answer) => [
        ...statusFaults(answer, 200),
        ...(answer.headers['content-type'] === typeOf(path) ? [] : [`content type ${answer.headers['content-type']}`]),
      ]);
    });
    expect(faults).toEqual([]);
    expect(log().match(/^.*\[(warn|error|crit|alert|emerg)\].*$/gm) ?? []).toEqual([]);
  });

  test('an answer has the same bytes in every encoding, and says that it varies', async () => {
    const asked = new Map([
      ...kinds.slice(0, 2).map((path): [string, string] => [path, fileOf(path)]),
      ['/nowhere', '/404.html'],
      ...ofEachEnding.filter(isText).map((path): [string, string] => [path, path]),
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

  test('a script and a font may be cached for good, and each file says no more than it needs', async () => {
    const faults = await faultsAt(ofEachEnding, async (path) => {
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
    expect(paths.filter((path) => /^\/_astro\/.*\.(?:css|js|woff2)$/.test(path) && !isHashed(path))).toEqual([]);
  });
}
