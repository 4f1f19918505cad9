import { expect, test } from 'vitest';
import { collections } from '../../tests/support/astroContent.ts';
import { getPersonLinks } from './personLinks';

const site = { id: 'site', data: { timeZone: 'Asia/Kolkata' } };

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
