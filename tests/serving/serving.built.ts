// The responses of Cloudflare's runtime for the built site. In one file, because starting the server takes seconds.
import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startWorkerd } from '../../tools/workerd.ts';
import { pageFile, pages, textAt } from '../support/builtSite.ts';
import { siteFolder } from '../support/siteFolder.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

let server: Awaited<ReturnType<typeof startWorkerd>>;

/** Requests exactly this path, which fetch would normalize. */
function ask(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.url);
  return new Promise<Answer>((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text: body.toString() });
    });
    asked.once('error', reject);
    asked.end();
  });
}

beforeAll(async () => {
  server = await startWorkerd(siteFolder);
});

afterAll(async () => {
  await server.stop();
});

const revalidated = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';
const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The headers of every response, without the hashes of the policy. */
const commonHeaders = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; " +
    "connect-src 'self' https://api.emailjs.com; form-action 'self' mailto:; base-uri 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
  'strict-transport-security': 'max-age=86400',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), encrypted-media=(), ' +
    'fullscreen=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
    'picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), usb=(), xr-spatial-tracking=()',
  'speculation-rules': '"/speculation-rules.json"',
  vary: 'Accept-Encoding',
};

/** Headers that depend on the runtime and the connection. */
const otherHeaders = [
  'cf-cache-status',
  'connection',
  'content-encoding',
  'content-length',
  'etag',
  'transfer-encoding',
];

/** All other headers of a response. A header that nobody expects would be among them. */
function siteHeaders({ headers }: Answer) {
  const own = Object.entries(headers).filter(([name]) => !otherHeaders.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value).replaceAll(/ 'sha256-[\w+/=]{44}'/g, '')]));
}

const page = { 'content-type': 'text/html; charset=utf-8', 'cache-control': revalidated };

describe('pages', () => {
  test('have all headers', async () => {
    expect(siteHeaders(await ask('/about'))).toEqual({ ...commonHeaders, ...page });
  });

  test('are served as they were built', async () => {
    for (const path of pages) {
      const answer = await ask(`${path}?utm_source=a`);
      expect([answer.status, answer.text === textAt(pageFile(path))], path).toEqual([200, true]);
    }
  });

  test('with a slash at the end are one permanent redirect that keeps the query', async () => {
    for (const path of pages.filter((other) => other !== '/')) {
      for (const ending of ['/', '//']) {
        const answer = await ask(`${path}${ending}?a=1&b=%20c`);
        expect([answer.status, answer.headers.location], path).toEqual([301, `${path}?a=1&b=%20c`]);
      }
    }
  });

  test('of a preview are not indexed', async () => {
    for (const alias of ['drafts', 'pr-12']) {
      const answer = await ask('/', { Host: `${alias}-website.company.workers.dev` });
      expect(answer.headers['x-robots-tag'], alias).toBe('noindex');
    }
  });

  test('pass the check of the live site', async () => {
    const { stdout } = await promisify(execFile)('bash', ['deploy/checkLive.sh', new URL(server.url).origin]);
    expect(stdout).toContain('No faults');
  });
});

describe('addresses without a page', () => {
  test.each([
    ['an article that does not exist', '/blog/404.html', ['/blog/0', '/blog/abc', '/blog/3abc', '/blog/404']],
    ['a job that does not exist', '/jobs/404.html', ['/jobs/nope', '/jobs/404']],
    ['a service that does not exist', '/services/404.html', ['/services/nope', '/services/404']],
    ['a project that does not exist', '/projects/404.html', ['/projects/nope', '/projects/404']],
    [
      'below an entry',
      '/404.html',
      ['/projects/a/b', '/services/nope/x', '/services/nope/a/b', '/jobs/a/b', '/blog/1/x'],
    ],
    ['anything else', '/404.html', ['/nope', '/Careers', '/404']],
    ['a file of another build', '/404.html', ['/_astro/a.00000000.js']],
  ])('%s: %s with status 404', async (_, file, paths) => {
    for (const path of paths) {
      const answer = await ask(path);
      expect([answer.status, answer.text === textAt(file)], path).toEqual([404, true]);
      expect(answer.headers['cache-control'], path).toBe(revalidated);
    }
  });

  test('have all headers', async () => {
    expect(siteHeaders(await ask('/nope'))).toEqual({ ...commonHeaders, ...page });
  });
});

test.each([
  // Other spellings of an address.
  ['/about.html', 307, '/about'],
  ['/index.html', 307, '/'],
  ['/services/404/', 301, '/services/404'],
  // Other names of a page.
  ['/careers', 301, '/career'],
  ['/jobs', 301, '/career'],
  ['/privacy', 301, '/privacy-policy'],
  ['/terms', 301, '/terms-conditions'],
  ['/contact-us', 301, '/contact'],
  ['/about-us?utm_source=a', 301, '/about?utm_source=a'],
])('%s is redirected: %d %s', async (path, status, location) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(siteHeaders(answer)).toEqual({ ...commonHeaders, location });
});

describe('files', () => {
  const picture = { 'cache-control': revalidated, 'content-security-policy': picturePolicy };

  test.each([
    ['_astro/*.js', { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': immutable }],
    ['_astro/*.woff2', { 'content-type': 'font/woff2', 'cache-control': immutable }],
    ['drawings/**/*.svg', { 'content-type': 'image/svg+xml', ...picture }],
    ['*.svg', { 'content-type': 'image/svg+xml', ...picture }],
    ['icons/*.png', { 'content-type': 'image/png', ...picture }],
    ['share/**/*.png', { 'content-type': 'image/png', ...picture }],
    ['*.xml', { 'content-type': 'application/xml', 'cache-control': revalidated }],
    ['**/*.txt', { 'content-type': 'text/plain; charset=utf-8', 'cache-control': revalidated }],
    ['speculation-rules.json', { 'content-type': 'application/speculationrules+json', 'cache-control': revalidated }],
  ])('%s have their headers', async (pattern, own) => {
    const files = globSync(pattern, { cwd: siteFolder }).map((file) => file.replaceAll('\\', '/'));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const answer = await ask(`/${file}`);
      expect(answer.status, file).toBe(200);
      expect(siteHeaders(answer), file).toEqual({ ...commonHeaders, ...own });
    }
  });

  test('that are missing photographs are remembered for an hour at most', async () => {
    const cacheControl = 'public, max-age=3600, stale-while-revalidate=604800';
    for (const ending of ['avif', 'webp', 'jpg', 'jpeg', 'png']) {
      const answer = await ask(`/_astro/missing.${ending}`);
      expect(answer.status, ending).toBe(404);
      expect(siteHeaders(answer), ending).toEqual({ ...commonHeaders, ...page, 'cache-control': cacheControl });
    }
  });
});
