import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collections } from '../../tests/support/astroContent.ts';
import { getArticles, getLinkedProjects } from './queries.ts';

// As in a build: Vitest counts as a development server.
beforeEach(() => {
  vi.stubEnv('DEV', false);
});

afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of Object.keys(collections)) delete collections[name];
});

const site = { id: 'site', data: { timeZone: 'Asia/Kolkata' } };
const article = (file: string, id: number) => ({
  id: file,
  data: { id, title: file, draft: false, services: [], published: new Date('2026-01-01') },
});

test('two articles with one number are an error that names the next number', async () => {
  Object.assign(collections, {
    site: [site],
    articles: [article('roots', 11), article('leaves', 12), article('buds', 11)],
  });
  await expect(getArticles()).rejects.toThrow(
    'content/articles/roots.yaml and content/articles/buds.yaml both have the number 11. The next number is 13.',
  );
});

test('the address of a project is on the page of its first service that is online, with its own anchor there; without one it has none', async () => {
  const service = (id: string, draft: boolean) => ({ id, data: { title: id, order: 1, draft, related: [] } });
  const project = (id: string, order: number, ...services: string[]) => ({
    id,
    data: { title: id, order, draft: false, services },
  });
  Object.assign(collections, {
    site: [site],
    services: [service('hidden', true), service('web', false)],
    projects: [project('first', 1, 'web'), project('second', 2, 'hidden', 'web'), project('third', 3, 'hidden')],
  });
  const addresses = (await getLinkedProjects()).map(({ href }) => href);
  expect(addresses).toEqual(['/services/web#project', '/services/web#project-second']);
});
