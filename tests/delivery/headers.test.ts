import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isHashed, ruleLimit } from '../../deploy/longLived.ts';
import { startNginx } from '../../deploy/nginx.ts';
import { readSite } from '../../deploy/site.ts';
import { securityContactExpires } from '../../src/config/securityContact.ts';
import { lostPages, pages } from '../support/addresses.ts';
import { ask } from './support/ask.ts';
import { onBothEngines } from './support/engines.ts';
import { expectLost, expectNoLongCache, expectSecurityHeaders } from './support/expected.ts';

const site = readSite('dist');
const hashed = site.files.map(({ path }) => path).filter(isHashed);
const longLived = 'public, max-age=31536000, immutable';

test('the rules for the edge stay within its limits: 100 rules, 2,000 characters a line', () => {
  const lines = readFileSync('dist/_headers', 'utf8').split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(ruleLimit);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2_000);
});

onBothEngines(({ ask, walk, origin }) => {
  test.each([...pages, hashed[0] ?? '', '/icon.svg'])(
    'row 20: %s is not sent again when it is unchanged',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers.etag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await ask(path, { headers: { 'If-None-Match': String(headers.etag) } });
      expect(again.status).toBe(304);
      expect(again.body).toHaveLength(0);
      expectSecurityHeaders(again);
      expect((await ask(path, { headers: { 'If-None-Match': '"another"' } })).status).toBe(200);
    },
  );

  test.each([
    '/',
    '/services/web-dev',
    '/nowhere',
    hashed.find((path) => /\/client\.[^/]+\.js$/.test(path)) ?? '',
    '/icon.svg',
  ])('row 21: %s has the same bytes in every encoding, and says that it varies', async (path) => {
    const [plain, gzip, brotli] = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => ask(path, { headers: { 'Accept-Encoding': encoding } })),
    );
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(brotli?.headers['content-encoding']).toBe('br');
    for (const answer of [plain, gzip, brotli]) {
      expect(answer?.text).toBe(plain?.text);
      expect(answer?.headers.vary?.toLowerCase()).toContain('accept-encoding');
    }
  });

  test('row 22: every hashed file may be kept for good', async () => {
    const answers = await Promise.all(hashed.map(async (path) => ({ path, ...(await ask(path)) })));
    const wrong = answers.filter(({ status, headers }) => status !== 200 || headers['cache-control'] !== longLived);
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(hashed.length).toBeGreaterThan(100);
  });

  test.each([
    ...hashed
      .filter((path) => path.startsWith('/_astro/'))
      .map((path) => path.replace(/[\w-]{8}(?=\.\w+$)/, 'AAAAAAAA')),
    ...hashed
      .filter((path) => path.startsWith('/art/slide-'))
      .map((path) => path.replace(/\.\w+(?=\.svg)/, '.00000000')),
    '/_astro/client.js',
    '/art/nothing.svg',
  ])('row 22: %s does not exist and is not kept', async (path) => {
    expectLost(await ask(path));
  });

  test.each([...pages, ...lostPages, '/about/', '/about.html', '/icon.svg', ...hashed.slice(0, 3)])(
    'row 24: %s carries the full security set and nothing that tells of the engine or lets others read it',
    async (path) => {
      const answer = await ask(path);
      expectSecurityHeaders(answer);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['x-powered-by']).toBeUndefined();
      expect(answer.headers.server ?? '').not.toMatch(/\d/);
    },
  );

  test.each(['//about', '/%zz', '/%61bout', '/about//', '/..%2f', '/about%2f'])(
    'row 24: whatever %s is answered with, the answer carries the full security set',
    async (path) => {
      const answer = await ask(path);
      expect([200, 301, 307, 400, 404]).toContain(answer.status);
      expectSecurityHeaders(answer);
      expectNoLongCache(answer);
    },
  );

  test('row 25: the policy starts from nothing and allows nothing unsafe', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    expect(directives.get('connect-src')).toEqual(["'self'", 'https://api.emailjs.com']);
    expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
    const others = directives.get('script-src')?.filter((source) => !/^'(self|sha256-[\w+/]+=*)'$/.test(source));
    expect(others).toEqual([]);
  });

  test('row 28: no link, file or anchor in a page is broken, and none takes a detour', async () => {
    const seen = new Map<string, Promise<{ status: number; text: string }>>();
    const get = (path: string) => {
      if (!seen.has(path)) seen.set(path, ask(path));
      return seen.get(path);
    };
    const broken: string[] = [];
    for (const path of pages) {
      const html = (await get(path))?.text ?? '';
      for (const [, href = ''] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
        if (/^(https?:|mailto:|tel:|data:)/.test(href)) continue;
        const target = new URL(href.replaceAll('&amp;', '&'), origin() + path);
        const answer = await get(target.pathname);
        if (answer?.status !== 200) broken.push(`${path} → ${href}: ${answer?.status}`);
        const anchor = target.hash.slice(1);
        if (anchor && !answer?.text.includes(`id="${anchor}"`)) broken.push(`${path} → ${href}: no such place`);
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(150);
  });

  test('row 28: every redirect ends after one step', async () => {
    const walks = await Promise.all(site.redirects.map(async ({ from }) => ({ from, ...(await walk(from)) })));
    expect(walks.filter(({ hops, end }) => hops !== 1 || end.status !== 200).map(({ from }) => from)).toEqual([]);
  });

  test('row 29: only the not-found pages ask not to be indexed', async () => {
    for (const path of pages) {
      const { text, headers } = await ask(path);
      expect(`${path} ${/noindex/.test(text)}`).toBe(`${path} false`);
      expect(headers['x-robots-tag']).toBeUndefined();
    }
    for (const path of lostPages) expect((await ask(path)).text).toContain('<meta name="robots" content="noindex">');
  });

  test('security.txt says whom to tell, as plain text', async () => {
    const answer = await ask('/.well-known/security.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    expect(answer.text).toContain(`Expires: ${securityContactExpires}\n`);
    expect(answer.text).toMatch(/^Canonical: https:\S+\/\.well-known\/security\.txt$/m);
    expectNoLongCache(answer);
  });
});

test('row 8: nginx sends plain HTTP to the address of the site, whatever host the visitor claims', async () => {
  const { plainUrl, stop } = await startNginx();
  const answer = await ask(plainUrl, '//evil.com/?a=1', { headers: { Host: 'evil.com' } });
  await stop();
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('https://trelliswork.example//evil.com/?a=1');
  expectSecurityHeaders(answer);
});

test('security.txt holds for another 30 days at least, and for a year at most', () => {
  const days = (Date.parse(securityContactExpires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(366);
});
