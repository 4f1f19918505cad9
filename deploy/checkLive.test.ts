// deploy/checkLive.sh with a local site that answers wrongly in one way at a time. serving.built.ts has it pass the real site.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';

interface Answer {
  status: number;
  headers?: OutgoingHttpHeaders;
  text?: string;
}

const policy = { 'Content-Security-Policy': "default-src 'none'; script-src 'self'" };
const revalidated = { ...policy, 'Cache-Control': 'public, max-age=0, must-revalidate' };
const immutable = { ...policy, 'Cache-Control': 'public, max-age=31536000, immutable' };
const missing: Answer = { status: 404, headers: revalidated };
const page: Answer = {
  status: 200,
  headers: revalidated,
  text: '<script src="/_astro/a.12345678.js"></script><p>"/b.js"</p>',
};

const rightAnswers: Record<string, Answer> = {
  '/': page,
  '/sitemap.xml': { status: 200, headers: revalidated },
  '/_astro/a.12345678.js': { status: 200, headers: immutable },
};

/** What the script prints, and its exit code, for a site with these answers. The first requests get none. */
async function checkSite(answers: Record<string, Answer>, lostRequests = 0) {
  let requests = 0;
  const site = createServer(({ url = '' }, response) => {
    requests += 1;
    if (requests <= lostRequests) return response.destroy();
    const { status, headers, text } = answers[url] ?? missing;
    return response.writeHead(status, headers).end(text);
  });
  site.listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  return new Promise<{ code: number; output: string }>((resolve) => {
    const script = execFile('bash', ['deploy/checkLive.sh', origin], (_, stdout) => {
      resolve({ code: script.exitCode ?? 0, output: stdout.replace(origin, 'ORIGIN') });
    });
  });
}

describe.skipIf(process.platform === 'win32')('the check of the live site', () => {
  test('passes a site that answers rightly, and asks again when an answer is lost', async () => {
    expect(await checkSite(rightAnswers, 1)).toEqual({ code: 0, output: 'No faults on ORIGIN.\n' });
  });

  test.each<[fault: string, answers: Record<string, Answer>]>([
    ['/: 403 instead of 200', { '/': { ...page, status: 403 } }],
    ['/services/no-such-service: 200 instead of 404', { '/services/no-such-service': page }],
    ['/sitemap.xml: 404 instead of 200', { '/sitemap.xml': missing }],
    ['/_astro/a.12345678.js: 404 instead of 200', { '/_astro/a.12345678.js': { status: 404, headers: immutable } }],
    [
      "/_astro/a.12345678.js: Cache-Control is 'public, max-age=0, must-revalidate'",
      { '/_astro/a.12345678.js': { status: 200, headers: revalidated } },
    ],
    ["/: Cache-Control is 'public, max-age=31536000, immutable'", { '/': { ...page, headers: immutable } }],
    [
      "/services/no-such-service: Cache-Control is 'public, max-age=31536000, immutable'",
      { '/services/no-such-service': { status: 404, headers: immutable } },
    ],
    ["/sitemap.xml: Content-Security-Policy is ''", { '/sitemap.xml': { status: 200 } }],
  ])('names the fault "%s"', async (fault, answers) => {
    expect(await checkSite({ ...rightAnswers, ...answers })).toEqual({ code: 1, output: `${fault}\n` });
  });
});
