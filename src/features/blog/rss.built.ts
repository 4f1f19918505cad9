import { expect, test } from 'vitest';
import { documentAt, entryPages, meta, onSite, origin, textAt } from '../../../tests/support/builtSite.ts';
import { differs, faultsOn } from '../../../tests/support/faults.ts';
import { findThing } from '../../../tests/support/structuredData.ts';
import { getChildren, getText, readXml } from '../../../tests/support/xml.ts';

const rss = readXml(textAt('/rss.xml'));
const [channel = rss] = getChildren(rss, 'channel');
const items = new Map(getChildren(channel, 'item').map((item) => [onSite(getText(item, 'link') ?? ''), item]));

test('rss.xml is RSS 2.0 with all required fields', () => {
  expect(rss.localName).toBe('rss');
  expect(rss.getAttribute('version')).toBe('2.0');
  expect(['link', 'language'].map((name) => getText(channel, name))).toEqual([`${origin}/blog`, 'en']);
  for (const name of ['title', 'description']) expect(getText(channel, name), name).toMatch(/\w/);
  const [self] = getChildren(channel, 'atom:link');
  expect(self?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(self?.getAttribute('rel')).toBe('self');
  expect(self?.getAttribute('href')).toBe(`${origin}/rss.xml`);
});

test('rss.xml has the newest 50 articles with their excerpts', () => {
  expect(items.size).toBe(Math.min(50, entryPages.articles.length));
  const faults = faultsOn([...items.keys()], (path) => {
    const item = items.get(path);
    if (!item || !entryPages.articles.includes(path)) return ['is no article'];
    const document = documentAt(path);
    return [
      differs('guid', getText(item, 'guid'), `${origin}${path}`),
      differs('isPermaLink', getChildren(item, 'guid')[0]?.getAttribute('isPermaLink'), 'true'),
      differs('title', getText(item, 'title'), document.title),
      differs('excerpt', getText(item, 'description'), meta(document, 'description')),
    ];
  });
  expect(faults).toEqual([]);
});

test('rss.xml has the newest article first, each with its day and its author', () => {
  const dates = [...items.values()].map((item) => new Date(getText(item, 'pubDate') ?? '').getTime());
  expect(dates).toEqual(dates.toSorted((one, other) => other - one));
  for (const [index, path] of [...items.keys()].entries()) {
    const article = findThing(path, 'BlogPosting');
    // The beginning of the day in the time zone of the company, at most 14 hours from UTC.
    const hours = ((dates[index] ?? 0) - Date.parse(String(article?.datePublished))) / 3_600_000;
    expect(Math.abs(hours), path).toBeLessThanOrEqual(14);
    expect(getText(items.get(path) ?? channel, 'dc:creator'), path).toBe(article?.author?.name);
  }
});
