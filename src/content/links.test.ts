import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collections } from '../../tests/support/astroContent.ts';
import { getArticlesAbout, getLinkedProjects, getNewestArticles, getPersonLinks, getServiceLinks } from './queries.ts';

// As in a build: Vitest counts as a development server.
beforeEach(() => {
  vi.stubEnv('DEV', false);
});

afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of Object.keys(collections)) delete collections[name];
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

test('a person has links to their articles, newest first, to the group that they lead and to what they say', async () => {
  const article = (id: number, published: string, author: string) => ({
    id: `article-${id}`,
    data: { id, title: `Article ${id}`, published: new Date(published), author, blocks: [] },
  });
  Object.assign(collections, {
    site: [site],
    people: [
      { id: 'ada', data: { name: 'Ada' } },
      { id: 'ben', data: { name: 'Ben' } },
    ],
    articles: [article(1, '2026-01-01', 'ada'), article(2, '2026-01-02', 'ben'), article(3, '2026-01-03', 'ada')],
    aboutPage: [{ id: 'about', data: { team: { heading: 'Our Team', cards: [{ title: 'Leaves', leader: 'ada' }] } } }],
    careersPage: [
      {
        id: 'careers',
        data: { colleagueQuotes: { heading: 'First days', quotes: [{ person: 'ben', text: 'Good.' }] } },
      },
    ],
  });
  expect(await getPersonLinks('ada')).toEqual([
    { label: 'Article 3', href: '/blog/3' },
    { label: 'Article 1', href: '/blog/1' },
    { label: 'Our Team: Leaves', href: '/about#team' },
  ]);
  expect(await getPersonLinks('ben')).toEqual([
    { label: 'Article 2', href: '/blog/2' },
    { label: 'First days', href: '/career#voices' },
  ]);
});

test('articles are sorted by day and then by number, and about a service those that name it first come first', async () => {
  const article = (id: number, published: string, ...services: string[]) => ({
    id: `article-${id}`,
    data: { id, title: `Article ${id}`, excerpt: '', published: new Date(published), services, blocks: [] },
  });
  Object.assign(collections, {
    site: [site],
    articles: [
      article(1, '2026-01-02', 'cloud', 'web'),
      article(2, '2026-01-02', 'cloud'),
      article(3, '2026-01-01', 'web'),
      article(4, '2026-01-03', 'testing', 'cloud'),
    ],
  });
  expect((await getNewestArticles()).map(({ id }) => id)).toEqual(['4', '2', '1', '3']);
  const addressesAbout = async (service: string) => (await getArticlesAbout(service)).map(({ href }) => href);
  expect(await addressesAbout('cloud')).toEqual(['/blog/2', '/blog/1', '/blog/4']);
  expect(await addressesAbout('web')).toEqual(['/blog/3', '/blog/1']);
});
