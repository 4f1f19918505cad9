import { execFile } from 'node:child_process';
import type { RequestListener } from 'node:http';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { checkLive } from '../../deploy/checkLive.ts';
import { serveWith } from '../support/serveWith.ts';

async function findFaults(answer: RequestListener): Promise<string[]> {
  return (await checkLive(await serveWith(answer), { requestMs: 500, pauseMs: 0 })).faults;
}

const sitemap = ['/', '/about', '/career'].map((path) => `<loc>https://site.example${path}</loc>`).join('');

test('names each address with its fault, and goes on with the others', async () => {
  const faults = await findFaults(({ url }, response) => {
    if (url === '/sitemap.xml') response.end(sitemap);
    else if (url === '/') response.end('<title>Home</title><script src="/_astro/a.12345678.js"></script>');
    else if (url === '/about') response.writeHead(308, { Location: '/about' }).end();
    else if (url === '/career') response.end();
    else if (url === '/jobs/no-such-page') response.destroy();
    else if (url === '/blog/no-such-page') response.write('never ends');
    else response.writeHead(200, { 'Cache-Control': 'immutable' }).end('<title>Anything</title>');
  });
  expect(faults).toEqual(
    expect.arrayContaining([
      '/: Content-Security-Policy is missing',
      '/_astro/a.12345678.js: Cache-Control is immutable',
      '/about: 308 to /about instead of 200',
      '/career: has no title',
      '/services/no-such-page: 200 instead of 404',
      '/jobs/no-such-page: no answer: other side closed',
      '/blog/no-such-page: no answer: The operation was aborted due to timeout',
      '/_astro/missing.00000000.js: 200 instead of 404',
    ]),
  );
});

test('names an outage', async () => {
  const faults = await findFaults((_, response) => response.writeHead(503).end());
  expect(faults.slice(0, 3)).toEqual(['/sitemap.xml: lists no pages', '/: loads no script', '/: 503 instead of 200']);
});

test('the command prints the faults, and exits with 1', async () => {
  // With a sitemap and a script, so that the command pauses only once.
  const origin = await serveWith((_, response) => response.end(`${sitemap}/_astro/a.12345678.js`));
  const command = promisify(execFile)(process.execPath, ['deploy/checkLive.ts', '--origin', origin]);
  await expect(command).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('/about: Content-Security-Policy is missing\n'),
  });
});

test('asks once more before it complains', async () => {
  const asked = new Set<string>();
  const faults = await findFaults(({ url = '' }, response) => {
    const isFirst = !asked.has(url);
    asked.add(url);
    if (url === '/sitemap.xml') response.end(sitemap);
    else response.writeHead(isFirst ? 500 : 200).end('<title>Page</title>');
  });
  expect(faults.filter((fault) => fault.includes('500'))).toEqual([]);
});
