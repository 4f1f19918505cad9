import { expect, test, vi } from 'vitest';
import { commitToBuild } from './commitToBuild.ts';

const ofMain = 'a'.repeat(40);
const ofLive = '0123456789abcdef0123456789abcdef01234567';

/** The commit for a run while the live site answers this for its commit.txt, and nothing else. */
function commitWhile(status: number, text: string, DAILY = 'true') {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address !== 'https://roots.example/commit.txt') throw new TypeError('fetch failed');
    return new Response(text, { status });
  });
  return commitToBuild({ DAILY, ORIGIN: 'https://roots.example', GITHUB_SHA: ofMain });
}

test('a preview and Publish build the commit of their run, the daily run that of the live site', async () => {
  expect(await commitWhile(200, ofLive, '')).toBe(ofMain);
  expect(await commitWhile(200, ofLive, 'false')).toBe(ofMain);
  expect(await commitWhile(200, `${ofLive}\n`)).toBe(ofLive);
});

test.each([
  [200, ''],
  [200, ofLive.slice(1)],
  [200, `${ofLive}0`],
  [200, `${ofLive}\n${ofLive}`],
  [200, '<!doctype html>'],
  [404, ofLive],
])('when the live site answers %i "%s", the daily run builds nothing', async (status, text) => {
  await expect(commitWhile(status, text)).rejects.toThrow(`/commit.txt names no commit (status ${status})`);
});
