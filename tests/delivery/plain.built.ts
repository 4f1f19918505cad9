// The site as files for any host: npm run build -- --plain.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFiles, readSite } from '../../deploy/files.ts';
import { plainFile, writePlainFolder } from '../../deploy/plain.ts';
import { startFileServer } from './support/fileServer.ts';

const folder = mkdtempSync(join(tmpdir(), 'plain-'));
const site = readSite('dist');
const moved = [{ from: '/jobs/gardener', to: '/career' }];
let host: Awaited<ReturnType<typeof startFileServer>>;

beforeAll(async () => {
  writePlainFolder('dist', folder, moved);
  host = await startFileServer(folder);
});
afterAll(() => {
  host.stop();
  rmSync(folder, { recursive: true });
});

test('every page answers at its address, through the slash that such hosts add', async () => {
  for (const { path, file } of site.pages) {
    const answer = await fetch(host.url + path);
    expect(answer.status, path).toBe(200);
    const withoutMeta = (await answer.text()).replace(
      /<meta http-equiv="Content-Security-Policy"[^>]*><meta name="referrer"[^>]*>/,
      '',
    );
    expect(withoutMeta, path).toBe(readFileSync(join('dist', file), 'utf8'));
  }
});

test('every page brings its policy with it, before anything that it governs', () => {
  for (const { path } of site.pages) {
    const html = readFileSync(join(folder, plainFile(path)), 'utf8');
    const [policy = ''] = /<meta http-equiv="Content-Security-Policy" content="[^"]+">/.exec(html) ?? [];
    expect(policy, path).toContain("default-src 'none'; script-src 'self'");
    expect(policy, path).not.toMatch(/frame-ancestors|sandbox/);
    expect(html.indexOf(policy), path).toBeLessThan(html.search(/<(?:style|script|link)\b/));
  }
});

test('one page answers for everything that is missing, and a page that moved leads on', async () => {
  expect(listFiles(folder).filter((file) => file.endsWith('404.html'))).toEqual(['404.html']);
  const missing = await fetch(`${host.url}/blog/no-such-article`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('<h1');
  expect(await (await fetch(`${host.url}/jobs/gardener`)).text()).toContain('content="0; url=/career"');
});

test('nothing that configures an engine is there, and every other file is', () => {
  for (const file of ['_headers', '_redirects']) expect(existsSync(join(folder, file)), file).toBe(false);
  expect(existsSync(join(folder, '.nojekyll'))).toBe(true);
  const left = site.files.filter(({ file }) => !existsSync(join(folder, file))).map(({ file }) => file);
  expect(left).toEqual(['speculation-rules.json']);
});
