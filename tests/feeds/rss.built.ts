import { expect, test } from 'vitest';
import { getGraph, nodesIn } from '../metadata/graph.ts';
import { documentAt, entryPages, meta, onSite, origin, pagesToRead, textAt } from '../support/builtSite.ts';
import { differs, faultsOn } from '../support/faults.ts';
import { getChildren, getText, readXml } from '../support/xml.ts';

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
    const [article] = getGraph(path).ofType('BlogPosting');
    // The beginning of the day in the time zone of the company, at most 14 hours from UTC.
    const hours = ((dates[index] ?? 0) - Date.parse(String(article?.datePublished))) / 3_600_000;
    expect(Math.abs(hours), path).toBeLessThanOrEqual(14);
    const author = article && nodesIn(article).find((node) => node['@type'] === 'Person');
    const creator = author?.name ?? meta(documentAt(path), 'og:site_name');
    expect(getText(items.get(path) ?? channel, 'dc:creator'), path).toBe(creator);
  }
});

const fromJobs = entryPages.jobs
  .filter((path) => pagesToRead.includes(path))
  .flatMap((path) =>
    getGraph(path)
      .ofType('JobPosting')
      .map(({ description }) => ({ place: path, html: String(description) })),
  );

test.each(fromJobs)('the text of $place is well-formed, plain HTML', ({ html }) => {
  const elements = [...readXml(`<body>${html}</body>`).getElementsByTagName('*')];
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name }) => name));
  expect(elements.length).toBeGreaterThan(1);
  expect([...new Set(attributes)].filter((name) => !['href', 'src', 'alt', 'title', 'start'].includes(name))).toEqual(
    [],
  );
  expect(elements.filter(({ localName }) => localName === 'span')).toEqual([]);
});
