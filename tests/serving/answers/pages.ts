import { expect, test } from 'vitest';
import { checkLive } from '../../../deploy/checkLive.ts';
import { readSite } from '../../../deploy/files.ts';
import { kinds, notFoundPages, pageFile, pages as paths, textAt } from '../../support/builtSite.ts';
import { siteFolder } from '../../support/siteFolder.ts';
import type { Answer } from '../support/ask.ts';
import { cacheFaults, faultsAt, securityFaults, statusFaults } from '../support/expected.ts';
import type { TestedServer } from '../support/servers.ts';

/** Status 200 with the built page. */
const pageFaults = (answer: Answer, path: string) => [
  ...statusFaults(answer, 200),
  ...(answer.text === textAt(pageFile(path)) ? [] : [`not the page ${path}`]),
];

/** The pages, and other spellings of their addresses. */
export function pages({ name, ask, followRedirects, origin }: TestedServer): void {
  test('every page is served as it was built, with all headers, and 304 when unchanged', async () => {
    const faults = await faultsAt(paths, async (path) => {
      const packed = { 'Accept-Encoding': 'br' };
      const answer = await ask(`${path}?utm_source=a`, { headers: packed });
      const { 'content-type': type, 'x-robots-tag': robots, etag = '' } = answer.headers;
      const again = await ask(path, { headers: { ...packed, 'If-None-Match': etag } });
      return [
        ...pageFaults(answer, path),
        ...(type === 'text/html; charset=utf-8' ? [] : [`content type ${type}`]),
        ...(robots === undefined ? [] : [`robots ${robots}`]),
        ...securityFaults(answer),
        ...cacheFaults(answer),
        ...statusFaults(again, 304),
        ...(again.body.length === 0 ? [] : ['sent again']),
        ...securityFaults(again),
      ];
    });
    expect(faults).toEqual([]);
  });

  test.runIf(name === 'Workers static assets')('a preview address is not indexed', async () => {
    const answer = await ask('/', { headers: { Host: 'drafts-website.company.workers.dev' } });
    expect(answer.headers['x-robots-tag']).toBe('noindex');
  });

  test('every other spelling of an address is one permanent redirect that keeps the query', async () => {
    const { redirects, pages } = readSite(siteFolder);
    const faults = await faultsAt(
      redirects.map(({ from }) => from),
      async (from) => {
        const answer = await ask(`${encodeURI(from)}?a=1&b=%20c`);
        const expected = `${origin()}${redirects.find((one) => one.from === from)?.to}?a=1&b=%20c`;
        const reached = new URL(answer.headers.location ?? '', origin()).href;
        return [
          ...statusFaults(answer, 301),
          ...(reached === expected ? [] : [`leads to ${reached}`]),
          ...securityFaults(answer),
        ];
      },
    );
    expect(faults).toEqual([]);
    const targets = [...new Set(redirects.map(({ to }) => to))];
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(targets));
  });

  test('another spelling of a missing entry redirects to its address, which is not found', async () => {
    const missing = notFoundPages.filter((path) => path !== '/nowhere');
    const faults = await faultsAt(missing, async (path) => {
      const chains = await Promise.all(
        ['/', '.html', '/index.html', '/index'].map((ending) => followRedirects(path + ending)),
      );
      return chains.flatMap(({ hops, end }) => [
        ...(hops === 1 ? [] : [`${hops} redirects`]),
        ...statusFaults(end, 404),
      ]);
    });
    expect(faults).toEqual([]);
  });

  test('the check of the live site finds no faults', async () => {
    const { wrong, visited } = await checkLive(origin(), { mail: false, now: Date.now() });
    expect(wrong).toEqual([]);
    expect(visited).toBeGreaterThan(paths.length);
  });

  test('extra slashes lead to the page in at most one redirect', async () => {
    const faults = await faultsAt(
      kinds.filter((path) => path !== '/'),
      async (path) => {
        const chains = [await followRedirects(`${path}//`), await followRedirects(`/${path}`)];
        return chains.flatMap(({ hops, end }) => [
          ...(hops > 1 ? [`${hops} redirects`] : []),
          ...pageFaults(end, path),
        ]);
      },
    );
    expect(faults).toEqual([]);
  });
}
