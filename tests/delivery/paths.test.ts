import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSite } from '../../deploy/site.ts';
import { articleIds, pages, serviceIds } from '../support/addresses.ts';
import { onBothEngines } from './support/engines.ts';
import { expectLost, expectNoLongCache, expectSecurityHeaders, type Section } from './support/expected.ts';

const { url } = /^url: (?<url>\S+)$/m.exec(readFileSync('content/site.yaml', 'utf8'))?.groups ?? {};
const canonical = (path: string) => `<link rel="canonical" href="${url}${path}">`;
const own = pages.filter((path) => path !== '/');

/** Paths that must end in the not-found page of their section, by row. */
const lost: [row: number, section: Section, paths: string[]][] = [
  [3, '/blog/', ['/blog/8', '/blog/-1', '/blog/0', '/blog/11', '/blog/abc', '/blog/1/extra']],
  [4, '/blog/', ['/blog/3abc', '/blog/03', '/blog/3.9', '/blog/3%20', '/blog/3e0']],
  [5, '/jobs/', ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((id) => `/jobs/${id}`)],
  [6, '/services/', ['/services/nope', '/services/__proto__', '/services/web-dev/extra', '/services/constructor']],
  [7, '/', ['/About', '/SERVICES', '/Blog', '/Contact', '/ABOUT', '/Privacy-Policy', '/Services/web-dev']],
  [7, '/services/', serviceIds.map((id) => `/services/${id.toUpperCase()}`)],
  [7, '/jobs/', ['/jobs/React-Developer', '/jobs/FULL-STACK-DEVELOPER']],
  [
    13,
    '/',
    ['/café', '/caf%C3%A9', '/🌱', '/%F0%9F%8C%B1', '/\u202Etuoba', '/%E2%80%AEtuoba', '/о-нас', '/about\u200B'],
  ],
  [13, '/blog/', ['/blog/３', '/blog/%D9%A3', '/blog/①']],
  [17, '/', ['/404', '/404.html', '/404/']],
  [17, '/services/', ['/services/404', '/services/404.html']],
  [17, '/jobs/', ['/jobs/404', '/jobs/404.html']],
  [17, '/blog/', ['/blog/404', '/blog/404.html']],
  [18, '/', ['/.git/config', '/.git/HEAD', '/.env', '/_headers', '/_redirects', '/wrangler.jsonc', '/package.json']],
  [
    18,
    '/',
    ['/about.map', '/_astro/client.js.map', '/nginx.conf', '/headers.conf', '/about.html.br', '/index.html.gz'],
  ],
];

onBothEngines(({ ask, walk, origin, asked }) => {
  test.each(pages)('row 1: %s answers 200 with its canonical address', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.text).toContain(canonical(path));
    expectSecurityHeaders(answer);
    expectNoLongCache(answer);
  });

  test('row 1: every title and every description is unique', async () => {
    const texts = await Promise.all(pages.map(async (path) => (await ask(path)).text));
    const unique = (pattern: RegExp) => new Set(texts.map((html) => pattern.exec(html)?.[1])).size;
    expect(unique(/<title>([^<]+)/)).toBe(38);
    expect(unique(/<meta name="description" content="([^"]+)/)).toBe(38);
  });

  test.each(own)('row 2: %s/ moves for good to the address without the slash, and keeps the query', async (path) => {
    const { hops, end, addresses } = await walk(`${path}/?a=1&b=%20c`);
    const answer = await ask(`${path}/`);
    expect(answer.status).toBe(301);
    expectSecurityHeaders(answer);
    expect(hops).toBe(1);
    expect(addresses[0]?.href).toBe(`${origin()}${path}?a=1&b=%20c`);
    expect(end.status).toBe(200);
  });

  describe.each(lost)('row %i in %s', (_row, section, paths) => {
    test.each(paths)('%s is not found', async (path) => {
      expectLost(await ask(path), section);
    });
  });

  test.each(['//evil.com/', '/%5Cevil.com/', '///x', '//evil.com', '/\\evil.com/', '///evil.com//'])(
    'row 8: %s never leads off the site',
    async (path) => {
      const { addresses, end } = await walk(path);
      expect(addresses.filter((address) => address.origin !== origin())).toEqual([]);
      expectLost(end);
    },
  );

  test.each([
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e%2f%2e%2e%2fetc/passwd',
    '/services/..%2f..%2f..%2fetc/passwd',
    '/_astro/..%5c..%5cetc',
  ])('row 9: %s is refused or ends in a not-found page', async (path) => {
    const { addresses, end } = await walk(path);
    expect(addresses.filter((address) => address.origin !== origin())).toEqual([]);
    expect([400, 404]).toContain(end.status);
    expectSecurityHeaders(end);
    expect(end.text).not.toContain('root:');
  });

  test.each(['/%00', '/%', '/%zz', '/%ff%fe', '/about%00.html', '/%c0%ae', '/blog/%', '/%25'])(
    'row 10: %s is refused after at most one redirect',
    async (path) => {
      const { hops, end } = await walk(path);
      expect(hops).toBeLessThanOrEqual(1);
      expect([400, 404]).toContain(end.status);
      expectSecurityHeaders(end);
    },
  );

  test.each([
    '/%0d%0aX-Injected:1',
    '/about/?%0d%0aX-Injected:1',
    '/services/%0aX-Injected:1',
    '/about/%0d%0aX-Injected:1',
  ])('row 11: %s injects no header', async (path) => {
    const { end } = await walk(path);
    const first = await ask(path);
    expect(first.headers['x-injected']).toBeUndefined();
    expect(end.headers['x-injected']).toBeUndefined();
    expect(end.status).toBeLessThan(500);
  });

  test.each([1_000, 8_000, 20_000, 100_000])(
    'row 12: a path of %i characters is not found or too long',
    async (size) => {
      for (const path of [`/${'a'.repeat(size)}`, `/blog/${'7'.repeat(size)}`, `/${'a/'.repeat(size / 2)}`]) {
        expect([404, 414]).toContain((await ask(path)).status);
      }
    },
  );

  test.each([
    '?',
    '??&&==',
    `?q=${'x'.repeat(4_096)}`,
    '?utm_source=a&utm_medium=b',
    '?__proto__[x]=1',
    '?%zz',
    '?a=%3Cb%3E',
  ])('row 14: the query %s changes nothing', async (query) => {
    for (const path of ['/', '/about', '/blog/3']) {
      const [plain, asking] = [await ask(path), await ask(path + query)];
      expect(asking.status).toBe(200);
      expect(asking.text).toBe(plain.text);
      expect(asking.text).toContain(canonical(path));
    }
  });

  test.each(['/about', '/services/web-dev', '/blog/3', '/jobs/react-developer'])(
    'row 15: slashes too many lead to %s in at most one redirect',
    async (path) => {
      for (const spelling of [`${path}//`, `/${path}`]) {
        const { hops, end } = await walk(spelling);
        expect(hops).toBeLessThanOrEqual(1);
        expect(end.status).toBe(200);
        expect(end.text).toContain(canonical(path));
      }
    },
  );

  test.each(readSite('dist').redirects)('row 16: $from moves for good to $to', async ({ from, to }) => {
    const answer = await ask(from);
    expect(answer.status).toBe(301);
    expect(new URL(String(answer.headers.location), origin()).href).toBe(origin() + to);
    expectSecurityHeaders(answer);
  });

  test.each(['POST', 'PUT', 'DELETE', 'TRACE', 'PATCH', 'OPTIONS'])('row 19: %s is refused', async (method) => {
    for (const path of ['/', '/about', `/blog/${articleIds[0]}`]) {
      const answer = await ask(path, { method });
      expect([404, 405]).toContain(answer.status);
      expectSecurityHeaders(answer);
      expect((await ask(path)).status).toBe(200);
    }
  });

  test('row 19: HEAD says what GET says, without the page', async () => {
    for (const [path, status] of [
      ['/about', 200],
      ['/nowhere', 404],
    ] as const) {
      const answer = await ask(path, { method: 'HEAD' });
      expect(answer.status).toBe(status);
      expect(answer.body).toHaveLength(0);
      expectSecurityHeaders(answer);
    }
  });

  test('at least 200 paths were asked for', () => {
    expect(asked.size).toBeGreaterThanOrEqual(200);
  });
});
