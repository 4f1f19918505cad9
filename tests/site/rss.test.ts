import { expect, test } from 'vitest';
import { GET } from '@/pages/rss.xml';
import { collections } from '../support/astroContent.ts';

test('in rss.xml a day begins at its midnight in the time zone of the company', async () => {
  const article = {
    id: 1,
    title: 'Roots',
    excerpt: 'Below.',
    published: new Date('2026-03-12'),
    services: [],
    blocks: [],
  };
  Object.assign(collections, {
    site: [{ id: 'site', data: { url: 'https://roots.example', name: 'Roots', timeZone: 'Pacific/Auckland' } }],
    blogPage: [{ id: 'blog', data: { feed: { title: 'Blog', description: 'About roots.' } } }],
    articles: [{ id: 'roots', data: article }],
  });
  const response: Response = await Reflect.apply(GET, undefined, []);
  const dates = (await response.text()).match(/(?<=<(?:pubDate|lastBuildDate)>)[^<]+/g);
  expect(dates).toEqual(['Wed, 11 Mar 2026 11:00:00 GMT', 'Wed, 11 Mar 2026 11:00:00 GMT']);
});
