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
const saysOf = (path: string, name: string) =>
  new Map<string, string>(findRule(path, rules)?.headers).get(name) ?? 'as a document';
const cachingOf = (path: string) => saysOf(path, 'Cache-Control');

test('a hashed file has a rule of its own, photographs share one for each format', () => {
  expect(cachingOf('/_astro/a.AAAAAAAA.js')).toBe(caching.immutable);
  expect(cachingOf('/_astro/any.webp')).toBe(caching.photographs);
});

test('what is a document, is not there or has no digest is never remembered', () => {
  expect(['/about', '/_astro/a.DDDDDDDD.js'].map(cachingOf)).toEqual(Array(2).fill('as a document'));
  for (const path of ['/drawings/any.svg', '/icon.svg']) expect(cachingOf(path)).toBe(caching.revalidated);
});

test('the long headers belong to documents; a drawing that is opened as one may do nothing but style itself', () => {
  const long = documentHeaders('default-src').map(([name]) => name);
  const short = findRule('/_astro/a.AAAAAAAA.js', rules)?.headers.map(([name]) => name) ?? [];
  expect(long).toContain('Permissions-Policy');
  expect(short).not.toContain('Permissions-Policy');
  expect(short).not.toContain('Content-Security-Policy');
  for (const path of ['/drawings/b.svg', '/icon.svg'])
    expect(saysOf(path, 'Content-Security-Policy')).toMatch(/^default-src 'none'; .*sandbox$/);
});

test('a rule of the edge takes away what its files do not say, and says what they say otherwise', () => {
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

test('the edge gets as many rules as it takes', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ pattern: `/${index}`, headers: [] }));
  expect(headersFile([['A', 'b']], many).match(/^(?:\/|https:)/gm)).toHaveLength(ruleLimit);
});
