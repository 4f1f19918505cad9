import { expect, test } from 'vitest';
import { documentAt, entryPages, meta, onSite, origin, textAt } from '../../../tests/support/builtSite.ts';
import { differs, faultsOn } from '../../../tests/support/faults.ts';
import { findThing } from '../../../tests/support/structuredData.ts';
import { getChildren, getText, readXml } from '../../../tests/support/xml.ts';

const rss = readXml(textAt('/rss.xml'));
const [channel = rss] = getChildren(rss, 'channel');
const items = new Map(getChildren(channel, 'item').map((item) => [onSite(getText(item, 'link') ?? ''), item]));

test('rss.xml has a title, a description, a language and its own address', () => {
  expect(['link', 'language'].map((name) => getText(channel, name))).toEqual([`${origin}/blog`, 'en']);
  for (const name of ['title', 'description']) expect(getText(channel, name), name).toMatch(/\w/);
  expect(getChildren(channel, 'atom:link')[0]?.getAttribute('href')).toBe(`${origin}/rss.xml`);
});

test('rss.xml has the newest 50 articles, the newest first, each with its excerpt and its author', () => {
  expect(items.size).toBe(Math.min(50, entryPages.articles.length));
  const dates = [...items.values()].map((item) => new Date(getText(item, 'pubDate') ?? '').getTime());
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  const faults = faultsOn([...items.keys()], (path) => {
    const item = items.get(path);
    if (!item || !entryPages.articles.includes(path)) return ['is no article'];
    const document = documentAt(path);
    return [
      differs('title', getText(item, 'title'), document.title),
      differs('excerpt', getText(item, 'description'), meta(document, 'description')),
      differs('author', getText(item, 'dc:creator'), findThing(path, 'BlogPosting')?.author?.name),
    ];
  });
  expect(faults).toEqual([]);
});

test.runIf(entryPages.articles.length > 0)(
  'the blog lists every article once, the newest first, the first as cards',
  () => {
    const blog = documentAt('/blog');
    const cards = [...blog.querySelectorAll('main article')];
    const earlier = [...blog.querySelectorAll('main section[aria-labelledby="earlier"] li')];
    const listed = [...cards, ...earlier];
    expect(cards).toHaveLength(Math.min(15, entryPages.articles.length));
    const paths = listed.map((item) => item.querySelector('a')?.getAttribute('href') ?? '');
    expect(paths.toSorted()).toEqual(entryPages.articles.toSorted());
    const days = listed.map((item) => item.querySelector('time')?.getAttribute('datetime') ?? '');
    expect(days).toEqual(days.toSorted().reverse());
  },
);
