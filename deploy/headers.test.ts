import { expect, test } from 'vitest';
import { headersFile, ruleLimit } from './cloudflare.ts';
import type { Site } from './files.ts';
import { caching, documentHeaders, fileRules, findRule, type Header } from './headers.ts';

const files = ['/_astro/a.AAAAAAAA.js', '/_astro/desk.BBBBBBBB_1.webp', '/drawings/b.svg', '/icon.svg'];
const site: Site = {
  moved: [],
  unused: [],
  pages: [],
  notFound: [],
  redirects: [],
  sections: [],
  files: files.map((path) => ({ path, file: path.slice(1) })),
};
const rules = fileRules(site);
const getHeader = (path: string, name: string) =>
  new Map<string, string>(findRule(path, rules)?.headers).get(name) ?? 'as a document';
const getCacheControl = (path: string) => getHeader(path, 'Cache-Control');

test('a hashed file has its own rule; photographs share one per format', () => {
  expect(getCacheControl('/_astro/a.AAAAAAAA.js')).toBe(caching.immutable);
  expect(getCacheControl('/_astro/any.webp')).toBe(caching.photographs);
});

test('documents, missing files and files without a hash are not cached', () => {
  expect(['/about', '/_astro/a.DDDDDDDD.js'].map(getCacheControl)).toEqual(Array(2).fill('as a document'));
  for (const path of ['/drawings/any.svg', '/icon.svg']) expect(getCacheControl(path)).toBe(caching.revalidated);
});

test('documents have all headers; a drawing opened as a document may only use its own styles', () => {
  const long = documentHeaders('default-src').map(([name]) => name);
  const short = findRule('/_astro/a.AAAAAAAA.js', rules)?.headers.map(([name]) => name) ?? [];
  expect(long).toContain('Permissions-Policy');
  expect(short).not.toContain('Permissions-Policy');
  expect(short).not.toContain('Content-Security-Policy');
  for (const path of ['/drawings/b.svg', '/icon.svg'])
    expect(getHeader(path, 'Content-Security-Policy')).toMatch(/^default-src 'none'; .*sandbox$/);
});

test('a rule for Cloudflare removes and adds only the headers that differ', () => {
  const headers: Header[] = [
    ['A', '1'],
    ['B', '1'],
    ['C', '1'],
  ];
  const own: Header[] = [
    ['A', '1'],
    ['B', '2'],
    ['D', '1'],
  ];
  const lines = headersFile(headers, [{ pattern: '/x', headers: own }]).split('\n');
  expect(lines.slice(lines.indexOf('/x'))).toEqual(['/x', '  ! B', '  ! C', '  B: 2', '  D: 1', '']);
});

test('Cloudflare gets at most as many rules as it allows', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ pattern: `/${index}`, headers: [] }));
  expect(headersFile([['A', 'b']], many).match(/^(?:\/|https:)/gm)).toHaveLength(ruleLimit);
});
