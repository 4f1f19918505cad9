import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { folderWith } from '../tests/support/folderWith.ts';
import { allowCounter, completeHeaders, postBuild } from './postBuild.ts';

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

test('more rules than the host reads are an error', () => {
  const files = Array.from({ length: 100 }, (_, index) => `script.${String(index).padStart(8, 'a')}.js`);
  expect(completeHeaders('INLINE_SCRIPTS\n', pages, files)).toContain('/_astro/script.aaaaaa99.js');
  expect(() => completeHeaders('/*\n  Vary: INLINE_SCRIPTS\n', pages, files)).toThrow('_headers has 101 rules.');
});

test('pages may reach a counter that the privacy policy names', () => {
  const page = '<!DOCTYPE html><html lang="en" data-counter="https://roots.example/count"><main>';
  const allow = (home: string, policy: string) => allowCounter("connect-src 'self';", home, policy);
  expect(allow(page, `${page}roots.example`)).toBe("connect-src 'self' https://roots.example/count;");
  expect(() => allow(page, page)).toThrow('content/legal/privacy-policy.yaml should name roots.example,');
  expect(allow('<html lang="en">', page)).toBe("connect-src 'self';");
});

/** Finishes the build of a folder with these files, and returns the logger. */
function finishBuild(folder: string) {
  const logger = { info: vi.fn(), warn: vi.fn() };
  const finish = postBuild().hooks['astro:build:done'] as () => void;
  Reflect.apply(finish, undefined, [{ dir: pathToFileURL(`${folder}/`), logger }]);
  return logger;
}

const builtFiles = { _headers: 'INLINE_SCRIPTS', '_astro/a.js': '', 'contact.html': '', 'index.html': '' };

test('a form that is not connected is a warning; else its mail service is named', () => {
  const warning = 'The contact form is not connected; docs/operations.md says how to connect it.';
  expect(finishBuild(folderWith(builtFiles)).warn.mock.calls).toEqual([[warning]]);
  const form = '<form data-mail-service="service_roots">';
  const { info, warn } = finishBuild(folderWith({ ...builtFiles, 'contact.html': form }));
  expect(info.mock.calls).toEqual([['The contact form sends through the mail service "service_roots".']]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a preview of drafts has no sitemap and no feeds', '1', false],
  ['the site has them', '', true],
])('%s', (_, showDrafts, isKept) => {
  const files = ['sitemap.xml', 'rss.xml'];
  const folder = folderWith({ ...builtFiles, ...Object.fromEntries(files.map((file) => [file, ''])) });
  vi.stubEnv('SHOW_DRAFTS', showDrafts);
  finishBuild(folder);
  expect(files.map((file) => existsSync(join(folder, file)))).toEqual([isKept, isKept]);
});
