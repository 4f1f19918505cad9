import { beforeEach, expect, test, vi } from 'vitest';
import { collections } from '../../tests/support/astroContent.ts';
import { getEmptyLists, getSiteWithLinks } from './navigation';
import { withCities } from './offices';

// As in a build: Vitest counts as a development server.
beforeEach(() => {
  vi.stubEnv('DEV', false);
});

const links = ['/', '/blog', '/projects'].map((href) => ({ label: href, href }));
const site = { id: 'site', data: { timeZone: 'Asia/Kolkata', navigation: links, footer: { links } } };
const project = (draft: boolean) => ({ id: 'wells', data: { title: 'Wells', order: 1, draft, services: [] } });

test('a list without entries that are online is in no menu and not in the footer', async () => {
  Object.assign(collections, { site: [site], articles: [], projects: [project(true)] });
  expect(await getEmptyLists()).toEqual(['/blog', '/projects']);
  const { navigation, footer } = await getSiteWithLinks();
  expect([...navigation, ...footer.links].map(({ href }) => href)).toEqual(['/', '/']);

  Object.assign(collections, { projects: [project(false)] });
  expect(await getEmptyLists()).toEqual(['/blog']);
  expect((await getSiteWithLinks()).navigation.map(({ href }) => href)).toEqual(['/', '/projects']);
});

test('a text names the cities of the offices from west to east', async () => {
  const office = (city: string, longitude: number) => ({ id: city, data: { city, longitude, order: 1 } });
  Object.assign(collections, { offices: [office('Pune', 74), office('Lima', -77), office('Lagos', 3)] });
  expect(await withCities('Our offices in {offices}')).toBe('Our offices in Lima, Lagos and Pune');
  Object.assign(collections, { offices: [office('Pune', 74)] });
  expect(await withCities('In {offices}')).toBe('In Pune');
});
