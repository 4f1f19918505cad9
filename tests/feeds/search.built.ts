import { expect, test } from 'vitest';
import { createSearch, type SearchData, searchDataPath } from '../../src/islands/Search/searchEngine';
import { pages, textAt } from '../support/builtSite.ts';
import { articles, blocks, jobs, projects, services } from '../support/content.ts';

const { entries }: SearchData = JSON.parse(textAt(searchDataPath));

test('every page, project, price and question is in the index once, with a title and a line', () => {
  const questions = blocks.questions.map(({ id }) => `/#faq-${id}`);
  const prices = services.flatMap(({ id, questions: about }) =>
    about.map((_, index) => `/services/${id}#price-${index + 1}`),
  );
  const expected = [...pages, ...questions, ...prices];
  const projectEntries = entries.filter(({ kind }) => kind === 'project');
  expect(projectEntries.map(({ title }) => title).sort()).toEqual(projects.map(({ title }) => title).sort());
  expect(new Set(entries.map(({ path }) => path)).size).toBe(entries.length);
  const paths = entries.filter(({ kind }) => kind !== 'project').map(({ path }) => path);
  // The index may leave out old articles.
  const leftOut = expected.filter((path) => !paths.includes(path));
  expect(paths.sort()).toEqual(expected.filter((path) => !leftOut.includes(path)).sort());
  expect(leftOut.filter((path) => !path.startsWith('/blog/') || entries.length < 500)).toEqual([]);
  expect(entries.filter(({ title, line }) => !title || !line)).toEqual([]);
});

test('a service, a role and an article are found by their title', () => {
  const search = createSearch(entries);
  const titled = [
    ...services.map(({ id, title }) => [`/services/${id}`, title]),
    ...jobs.flatMap(({ id, title, cardTitle }) => [title, cardTitle].map((name) => [`/jobs/${id}`, name])),
    ...articles.map(({ id, title }) => [`/blog/${id}`, title]),
  ].filter(([path]) => entries.some((entry) => entry.path === path));
  const isFound = ([path, title = '']: string[]) => search(title).some((found) => found.path === path);
  expect(titled.filter((entry) => !isFound(entry))).toEqual([]);
});
