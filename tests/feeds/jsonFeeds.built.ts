import { expect, test } from 'vitest';
import { isoDay } from '../../src/lib/text';
import { bytesAt, onSite, origin, plain, textAt } from '../support/builtSite.ts';
import { company, jobs, words } from '../support/content.ts';
import { differs, faultsOn } from '../support/faults.ts';
import { textsIn } from '../support/html.ts';
import { missingStatements, newestFirst } from './articles.ts';

interface Item {
  id: string;
  url: string;
  title: string;
  summary: string;
  content_html: string;
  date_published?: string;
  image?: string;
  tags?: string[];
}

const known = {
  feed: 'version title home_page_url feed_url description user_comment next_url icon favicon authors language expired hubs items',
  item: 'id url external_url title content_html content_text summary image banner_image date_published date_modified authors tags language attachments',
};

const feeds = { articles: words.blog.feed, jobs: words.careers.feed };
const read = (path: string) => JSON.parse(textAt(path));
const itemsOf = (path: string): Item[] => read(path).items;
const midnight = (day: Date | undefined) => day && `${isoDay(day)}T00:00:00Z`;

const newestJobs = jobs
  .toSorted((one, other) => (other.posted?.getTime() ?? 0) - (one.posted?.getTime() ?? 0))
  .map((job) => ({ ...job, url: `${origin}/jobs/${job.id}` }));

test.each([
  { path: '/feed.json', home: '/blog', ...feeds.articles },
  { path: '/jobs/feed.json', home: '/career', ...feeds.jobs },
])('$path is JSON Feed 1.1 with what a feed must have, and nothing that it does not know', (expected) => {
  const { items, icon, favicon, ...feed } = read(expected.path);
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expected.title,
    description: expected.description,
    feed_url: `${origin}${expected.path}`,
    home_page_url: `${origin}${expected.home}`,
    language: company.language,
    authors: [{ name: company.name, url: `${origin}/` }],
  });
  for (const address of [icon, favicon]) expect(bytesAt(onSite(address)).length).toBeGreaterThan(0);
  expect(Object.keys(feed).filter((key) => !known.feed.split(' ').includes(key))).toEqual([]);
  const keys = items.flatMap((item: Item) => Object.keys(item));
  expect(keys.filter((key: string) => !known.item.split(' ').includes(key))).toEqual([]);
});

test('feed.json brings the newest articles once each, the newest first, in full, with its picture', () => {
  const items = itemsOf('/feed.json');
  expect(items.map(({ url }) => url)).toEqual(newestFirst.map(({ url }) => url));
  const faults = faultsOn(
    newestFirst.map(({ path }) => path),
    (path) => {
      const article = newestFirst.find((one) => one.path === path);
      const item = items.find(({ url }) => url === article?.url);
      if (!article || !item) return ['is missing'];
      const { id, title, summary, date_published, image, content_html } = item;
      return [
        differs('id', id, article.url),
        differs('title', title, article.title),
        differs('summary', summary, article.excerpt),
        differs('date', date_published, midnight(article.published)),
        bytesAt(onSite(image ?? '')).length === 0 && 'has no picture',
        /(href|src)="\//.test(content_html) && 'has an address without its site',
        ...missingStatements(path, content_html).map((statement) => `leaves out: ${statement}`),
      ];
    },
  );
  expect(faults).toEqual([]);
});

test('jobs/feed.json brings every role once, the newest first, with its experience, its employment and its place', () => {
  const found = itemsOf('/jobs/feed.json').map(({ id, url, title, summary, date_published, tags }) => ({
    id,
    url,
    title,
    summary,
    date_published,
    tags,
  }));
  const expected = newestJobs.map(({ url, title, description, posted, experience, employment, office }) => {
    const place = company.offices.find(({ id }) => id === office);
    return {
      id: url,
      url,
      title,
      summary: description,
      date_published: midnight(posted),
      tags: [experience, employment, ...(place ? [place.city] : [])],
    };
  });
  expect(found).toEqual(expected);
});

test('jobs/feed.json brings what a role asks for in full, with addresses that name their site', () => {
  const items = itemsOf('/jobs/feed.json');
  const faults = newestJobs.flatMap(({ url, responsibilities, requirements }) => {
    const html = items.find((item) => item.url === url)?.content_html ?? '';
    const said = textsIn(html).map(plain);
    const missing = [...responsibilities, ...requirements].filter((line) => !said.includes(plain(line)));
    return [...missing, ...(html.match(/(href|src)="\/[^"]*/g) ?? [])];
  });
  expect(faults).toEqual([]);
});
