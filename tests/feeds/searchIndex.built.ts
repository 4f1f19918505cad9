// The index of the search as a visitor loads it.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dataPath, type SearchData } from '../../src/behavior/quickFind/data';
import { searchScript } from '../../src/search/load';
import { searchIn } from '../../src/search/search';
import { bytesAt, pages, textAt } from '../support/builtSite.ts';
import { articles, blocks, everyJob, jobs, services } from '../support/content.ts';
import { importsOf } from '../support/scripts.ts';

const { rows }: SearchData = JSON.parse(textAt(dataPath));
const compressed = (path: string) => brotliCompressSync(bytesAt(path)).length;

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

test('a service, a role and an article are among the first three that their title finds', async () => {
  const search = await searchIn(rows);
  const titled = [
    ...services.map(({ id, title }) => [`/services/${id}`, title] as const),
    ...jobs.flatMap(({ id, title, cardTitle }) => [
      [`/jobs/${id}`, title] as const,
      [`/jobs/${id}`, cardTitle] as const,
    ]),
    ...articles.map(({ id, title }) => [`/blog/${id}`, title] as const),
  ];
  const isFirst = (path: string, title: string) =>
    search(title)
      .slice(0, 3)
      .some((found) => found.path === path);
  const findable = titled.filter(([path]) => rows.some((row) => row[3] === path));
  expect(findable.filter(([path, title]) => !isFirst(path, title))).toEqual([]);
});

test('the script of the search is at most 6 kB as brotli sends it', () => {
  const bytes = [...importsOf(searchScript)].map(compressed).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(6 * 1024);
});
