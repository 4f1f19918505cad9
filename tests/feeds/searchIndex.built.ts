// The index of the search as a visitor loads it.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dataPath, type SearchData } from '../../src/behavior/quickFind/data';
import { searchable } from '../../src/config/limits';
import { signAddress } from '../../src/lib/signAddress';
import { searchIn } from '../../src/search/search';
import { pages, textAt } from '../support/builtSite.ts';
import { articles, blocks, everyJob, jobs, services } from '../support/content.ts';
import { everyDocument } from '../support/documents.ts';

const { rows }: SearchData = JSON.parse(textAt(dataPath));

test('every page and every question stands in the index once, with a title and a line; a closed role does not', () => {
  const questions = blocks.questions.map(({ id }) => `/#faq-${id}`);
  const closed = everyJob.filter(({ isClosed }) => isClosed).map(({ id }) => `/jobs/${id}`);
  const wanted = [...pages.filter((path) => !closed.includes(path)), ...questions];
  const paths = rows.map(([, , , path]) => path);
  // Of very many articles the newest are in it.
  const leftOut = wanted.filter((path) => !paths.includes(path));
  expect(paths.sort()).toEqual(wanted.filter((path) => !leftOut.includes(path)).sort());
  expect(leftOut.filter((path) => !path.startsWith('/blog/') || rows.length < 500)).toEqual([]);
  expect(rows.filter(([, title, line]) => !title || !line)).toEqual([]);
});

test('a service, a role and an article are found by their title', async () => {
  const search = await searchIn(rows);
  const titled = [
    ...services.map(({ id, title }) => [`/services/${id}`, title]),
    ...jobs.flatMap(({ id, title, cardTitle }) => [title, cardTitle].map((name) => [`/jobs/${id}`, name])),
    ...articles.map(({ id, title }) => [`/blog/${id}`, title]),
  ].filter(([path]) => rows.some((row) => row[3] === path));
  const isFound = ([path, title = '']: string[]) => search(title).some((found) => found.path === path);
  expect(titled.filter((entry) => !isFound(entry))).toEqual([]);
});

test('every service, role and article that can be found has its drawing', () => {
  for (const [kind, , , path] of rows)
    if (kind === 'service' || kind === 'role' || kind === 'article')
      expect(textAt(signAddress(path)), path).toMatch(/^<svg /);
});

test(`the index is at most ${searchable.bytes} bytes as brotli sends it, whatever the content is`, () => {
  expect(brotliCompressSync(JSON.stringify(rows)).length).toBeLessThanOrEqual(searchable.bytes);
});

test('every page leads to another one where the search cannot come', () => {
  const ways = everyDocument.values().map((page) => page.querySelector('[data-find]')?.getAttribute('data-find') ?? '');
  expect([...new Set(ways)].filter((path) => !everyDocument.has(path))).toEqual([]);
});
