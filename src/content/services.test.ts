import { beforeEach, expect, test, vi } from 'vitest';
import { collections } from '../../tests/support/astroContent.ts';
import { getServiceLinks } from './services';

// As in a build: Vitest counts as a development server.
beforeEach(() => {
  vi.stubEnv('DEV', false);
});

const site = { id: 'site', data: { timeZone: 'Asia/Kolkata' } };

const service = (id: string, order: number, draft = false) => ({
  id,
  data: { title: id, shortDescription: '', order, draft, examples: [], related: [] },
});

test('services are linked in the order in which they are named, without drafts', async () => {
  Object.assign(collections, {
    site: [site],
    services: [service('web', 1), service('cloud', 2), service('hidden', 3, true), service('testing', 4)],
  });
  const links = await getServiceLinks(['testing', 'hidden', 'web', 'cloud']);
  expect(links.map(({ href }) => href)).toEqual(['/services/testing', '/services/web', '/services/cloud']);
});
