import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { completeHeaders, postBuild } from './postBuild.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const pages = [
  '<script>1</script><script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>',
  '<script>1</script><script type="module">2</script>',
];

test('the policy gets each inline script once, and each hashed file a rule', () => {
  const headers = "/*\n  Content-Security-Policy: script-src 'self' INLINE_SCRIPTS;\n";
  const files = ['b.BBBBBBBB.woff2', 'a.AAAAAAA-.js', 'photograph.CCCCCCCC.webp', 'unhashed.js'];
  expect(completeHeaders(headers, pages, files)).toBe(`/*
  Content-Security-Policy: script-src 'self' 'sha256-1HNeOiZeFu7gP1lxi5tdAwGcB9i2xR+Q2jpmbuwTqzU=' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';
/_astro/a.AAAAAAA-.js
  Cache-Control: public, max-age=31536000, immutable
/_astro/b.BBBBBBBB.woff2
  Cache-Control: public, max-age=31536000, immutable
`);
});

test.each(["script-src 'self'", 'INLINE_SCRIPTS INLINE_SCRIPTS'])('headers with "%s" are an error', (headers) => {
  expect(() => completeHeaders(headers, pages, [])).toThrow('public/_headers must have INLINE_SCRIPTS exactly once.');
});

test.each([
  ['a preview of drafts has no sitemap and no feeds', '1', false],
  ['the site has them', '', true],
])('%s', (_, showDrafts, isKept) => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  const files = ['sitemap.xml', 'rss.xml', 'llms.txt'];
  mkdirSync(join(folder, '_astro'));
  for (const file of [...files, 'contact.html']) writeFileSync(join(folder, file), '');
  writeFileSync(join(folder, '_headers'), 'INLINE_SCRIPTS');
  vi.stubEnv('SHOW_DRAFTS', showDrafts);
  const logger = { info: vi.fn(), warn: vi.fn() };
  const finish = postBuild().hooks['astro:build:done'] as () => void;
  Reflect.apply(finish, undefined, [{ dir: pathToFileURL(`${folder}/`), logger }]);
  expect(files.map((file) => existsSync(join(folder, file)))).toEqual([isKept, isKept, isKept]);
  rmSync(folder, { recursive: true });
});
