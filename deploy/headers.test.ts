import { expect, test } from 'vitest';
import { headersFile, ruleLimit } from './cloudflare/configuration.ts';
import type { Site } from './files.ts';
import { caching, cachingOf, cachingRules } from './headers.ts';

const files = [
  '/_astro/a.AAAAAAAA.js',
  '/_astro/desk.BBBBBBBB_1.webp',
  '/art/b.svg',
  '/icon.svg',
  '/_astro/old.CCCCCCCC.js',
];
const site: Site = {
  pages: [],
  notFound: [],
  redirects: [],
  files: files.map((path) => ({ path, file: path.slice(1) })),
  kept: new Set(['_astro/old.CCCCCCCC.js']),
};
const rules = cachingRules(site);

test('a hashed file of this build has a rule of its own, pictures share one for each place', () => {
  expect(rules).toEqual([
    ['/art/*', caching.pictures],
    ['/_astro/*.webp', caching.pictures],
    ['/_astro/a.AAAAAAAA.js', caching.immutable],
  ]);
});

test('a script that is not there, of an earlier build or without a digest is asked about each time', () => {
  const paths = ['/_astro/a.DDDDDDDD.js', '/_astro/old.CCCCCCCC.js', '/icon.svg', '/about'];
  expect(paths.map((path) => cachingOf(path, rules))).toEqual(paths.map(() => caching.revalidated));
  expect(cachingOf('/_astro/a.AAAAAAAA.js', rules)).toBe(caching.immutable);
  expect(cachingOf('/art/any.svg', rules)).toBe(caching.pictures);
});

test('the edge gets as many rules as it takes', () => {
  const many = Array.from({ length: 200 }, (_, index): [string, string] => [`/${index}`, caching.immutable]);
  expect(headersFile([['A', 'b']], many).match(/^\//gm)).toHaveLength(ruleLimit);
});
