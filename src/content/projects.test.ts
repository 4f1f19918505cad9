import { beforeEach, expect, test, vi } from 'vitest';
import { collections } from '../../tests/support/astroContent.ts';
import { getLinkedProjects } from './projects';

// As in a build: Vitest counts as a development server.
beforeEach(() => {
  vi.stubEnv('DEV', false);
});

const site = { id: 'site', data: { timeZone: 'Asia/Kolkata' } };

const service = (id: string, order: number, draft = false) => ({
  id,
  data: { title: id, shortDescription: '', order, draft, examples: [], related: [] },
});

test('the address of a project is on the page of its first service that is online, with its own anchor there; without one it has none', async () => {
  const project = (id: string, order: number, ...services: string[]) => ({
    id,
    data: { title: id, order, draft: false, services },
  });
  Object.assign(collections, {
    site: [site],
    services: [service('hidden', 1, true), service('web', 2)],
    projects: [project('first', 1, 'web'), project('second', 2, 'hidden', 'web'), project('third', 3, 'hidden')],
  });
  const addresses = (await getLinkedProjects()).map(({ href }) => href);
  expect(addresses).toEqual(['/services/web#project', '/services/web#project-second']);
});
