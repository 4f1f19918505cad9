import { expect, test } from 'vitest';
import { collections } from '../../tests/support/astroContent.ts';
import { getArticlesAbout, getNewestArticles } from './articles';

const site = { id: 'site', data: { timeZone: 'Asia/Kolkata' } };

test('articles are sorted by day and number; about a service, those that name it first come first', async () => {
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
