import { beforeEach, expect, test, vi } from 'vitest';
import { collections } from '../../tests/support/astroContent.ts';
import { getProjectsOfService } from './projects';
import { getServicesById } from './services';

const site = { id: 'site', data: { timeZone: 'Asia/Kolkata' } };

const service = (id: string, order: number, draft = false) => ({
  id,
  data: { title: id, shortDescription: '', order, draft, examples: [], related: [] },
});

const project = (id: string, order: number, ...services: string[]) => ({
  id,
  data: { title: id, order, draft: false, services },
});

beforeEach(() => {
  // As in a build: Vitest counts as a development server.
  vi.stubEnv('DEV', false);
  Object.assign(collections, {
    site: [site],
    services: [service('hidden', 1, true), service('web', 2), service('data', 3)],
    projects: [
      project('last', 1, 'data', 'hidden', 'web'),
      project('second', 3, 'hidden', 'web'),
      project('third', 4, 'data', 'web'),
      project('first', 5, 'web'),
      project('other', 2, 'data'),
    ],
  });
});

test('a service shows first the projects that name it before other services, then by order', async () => {
  const projects = await getProjectsOfService('web');
  expect(projects.map(({ id, href }) => [id, href])).toEqual([
    ['first', '/projects/first'],
    ['second', '/projects/second'],
    ['third', '/projects/third'],
    ['last', '/projects/last'],
  ]);
});

test('a project links to services that are online', async () => {
  const last = (await getProjectsOfService('web')).at(-1);
  const services = await getServicesById(last?.services ?? []);
  expect(services.map(({ id }) => id)).toEqual(['data', 'web']);
});
