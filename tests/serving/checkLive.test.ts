import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { checkLive, reportOn } from '../../deploy/checkLive.ts';

const days = 86_400_000;
const expires = Date.parse('2027-10-01');

async function checkServer<Result>(
  answer: RequestListener,
  check: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return await check(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The faults of a site with these files and without the right headers. */
async function wrongWith(files: Record<string, string>, now?: number): Promise<string[]> {
  return (await checkFiles(files, now)).wrong;
}

async function checkFiles(files: Record<string, string>, now = expires) {
  const answer: RequestListener = (request, response) => {
    const text = files[request.url ?? ''];
    const headers = { 'Content-Type': 'text/html', 'Cache-Control': 'max-age=60' };
    response.writeHead(text === undefined ? 404 : 200, headers).end(text);
  };
  return checkServer(answer, (origin) => checkLive(origin, { mail: true, now }));
}

test.each<[string, RequestListener, string]>([
  ['answers 500', (_, response) => response.writeHead(500).end(), 'answers 500.'],
  ['does not answer', () => {}, 'does not answer: The operation was aborted due to timeout.'],
  ['serves something else', (_, response) => response.end('<h1>Parked</h1>'), 'serves something else.'],
])('a site that %s is a warning, and a failure once its domain is bound', async (_, answer, fault) => {
  const report = (isBound: boolean) =>
    checkServer(answer, (origin) => reportOn(origin, isBound, { mail: true, limitMs: 200 }));
  const bound = await report(true);
  expect(bound.exitCode).toBe(1);
  expect(bound.text).toContain(fault);
  expect(bound.text).not.toContain('DOMAIN_BOUND');
  const unbound = await report(false);
  expect(unbound.exitCode).toBe(0);
  expect(unbound.text).toContain(fault);
  expect(unbound.text).toMatch(/^::warning::.*DOMAIN_BOUND/m);
});

test('the check finds a broken link, a missing header and a cacheable 404', async () => {
  const wrong = await wrongWith({ '/': '<a href="/gone">gone</a>' });
  expect(wrong).toEqual(
    expect.arrayContaining([
      '/gone: 404',
      '/: Content-Security-Policy is missing',
      '/no-such-page: is cacheable',
      '/.well-known/security.txt: expires in NaN days',
    ]),
  );
});

test('the check finds a form that is not connected', async () => {
  const wrong = (form: string) => wrongWith({ '/': '<a href="/contact">Contact</a>', '/contact': form });
  expect(await wrong('<form>')).toContain('/contact: the form is not connected');
  expect(await wrong('<form data-mail-service="service_1">')).not.toContain('/contact: the form is not connected');
});

test('the check names a page of the sitemap that no page links to, which is not a fault', async () => {
  const sitemap = ['/', '/alone'].map((path) => `<loc>https://site.example${path}</loc>`).join('');
  const { wrong, unlinked } = await checkFiles({ '/': '', '/sitemap.xml': sitemap });
  expect(unlinked).toEqual(['/alone']);
  expect(wrong.filter((fault) => fault.startsWith('/alone'))).toEqual([]);
});

test('security.txt must be valid for at least 30 days and at most a year', async () => {
  const files = { '/': '', '/.well-known/security.txt': 'Expires: 2027-10-01T00:00:00.000Z\n' };
  const warnings = async (left: number) =>
    (await wrongWith(files, expires - left * days)).filter((line) => line.includes('expires'));
  expect(await warnings(29.5)).toEqual(['/.well-known/security.txt: expires in 29 days']);
  expect(await warnings(31)).toEqual([]);
  expect(await warnings(365)).toEqual([]);
  expect(await warnings(366.5)).toEqual(['/.well-known/security.txt: expires in 366 days']);
});
