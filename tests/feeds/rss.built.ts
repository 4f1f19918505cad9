import { expect, test } from 'vitest';
import { feed } from '../../src/config/feed';
import { isoDay } from '../../src/lib/text.ts';
import { getGraph } from '../metadata/graph.ts';
import { documentAt, entryPages, origin, pagesToRead, plain, textAt } from '../support/builtSite.ts';
import { company, newest, words } from '../support/content.ts';
import { differs, faultsOn } from '../support/faults.ts';
import { textsIn } from '../support/html.ts';
import { getChildren, getText, readXml } from '../support/xml.ts';

const newestFirst = newest
  .slice(0, feed.items)
  .map((article) => ({ ...article, path: `/blog/${article.id}`, url: `${company.url}/blog/${article.id}` }));

const letters = (text: string) => plain(text).replaceAll(' ', '');

/** Texts of an article's page that are missing in the feed. */
function missingStatements(path: string, html: string): string[] {
  const text = letters(textsIn(html).join(' '));
  return [...documentAt(path).querySelectorAll('article [data-block] :is(h2, p, li)')]
    .map((element) => plain(element.textContent))
    .filter((statement) => !text.includes(letters(statement)));
}

/** A date of the feed, as day and time in the time zone of the company. */
const localTime = (date: string | undefined) =>
  new Date(date ?? Number.NaN).toLocaleString('sv-SE', { timeZone: company.timeZone });
/** The beginning of a day. A later time would be in the future for an article that goes online with its day. */
const midnight = (day: Date | undefined) => `${day && isoDay(day)} 00:00:00`;

const hasBlog = newest.length > 0;
const rss = readXml(hasBlog ? textAt('/rss.xml') : '<rss><channel/></rss>');
const [channel = rss] = getChildren(rss, 'channel');
const items = new Map(getChildren(channel, 'item').map((item) => [getText(item, 'link'), item]));

test.runIf(hasBlog)('rss.xml is RSS 2.0 with all required fields, dated by its newest article', () => {
  expect(rss.localName).toBe('rss');
  expect(rss.getAttribute('version')).toBe('2.0');
  const { title, description } = words.blog.feed;
  const fields = ['title', 'link', 'description', 'language'].map((name) => getText(channel, name));
  expect(fields).toEqual([title, `${origin}/blog`, description, 'en']);
  expect(localTime(getText(channel, 'lastBuildDate'))).toBe(midnight(newestFirst[0]?.published));
  const [self] = getChildren(channel, 'atom:link');
  expect(self?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(self?.getAttribute('rel')).toBe('self');
  expect(self?.getAttribute('href')).toBe(`${origin}/rss.xml`);
});

test.runIf(hasBlog)('rss.xml has the full text of the newest articles, newest first', () => {
  expect([...items.keys()]).toEqual(newestFirst.map(({ url }) => url));
  const faults = faultsOn(
    newestFirst.map(({ path }) => path),
    (path) => {
      const article = newestFirst.find((one) => one.path === path);
      const item = items.get(article?.url);
      if (!article || !item) return ['is missing'];
      const [content] = getChildren(item, 'content:encoded');
      const html = content?.textContent ?? '';
      const expected = {
        guid: article.url,
        title: article.title,
        description: article.excerpt,
        'dc:creator': article.author ?? company.name,
      };
      return [
        ...Object.entries(expected).map(([name, value]) => differs(name, getText(item, name), value)),
        differs('the date', localTime(getText(item, 'pubDate')), midnight(article.published)),
        differs('isPermaLink', getChildren(item, 'guid')[0]?.getAttribute('isPermaLink'), 'true'),
        differs('the namespace', content?.namespaceURI, 'http://purl.org/rss/1.0/modules/content/'),
        /(href|src)="\//.test(html) && 'has an address without its site',
        ...missingStatements(path, html).map((statement) => `leaves out: ${statement}`),
      ];
    },
  );
  expect(faults).toEqual([]);
});

// The HTML in the feed and in the structured data of jobs.
const fromFeed = [...items.values()].map((item) => ({
  place: getText(item, 'link'),
  html: getText(item, 'content:encoded') ?? '',
}));
const fromJobs = entryPages.jobs
  .filter((path) => pagesToRead.includes(path))
  .flatMap((path) =>
    getGraph(path)
      .ofType('JobPosting')
      .map(({ description }) => ({ place: path, html: String(description) })),
  );

test.each([...fromFeed, ...fromJobs])('the text of $place is well-formed, plain HTML', ({ html }) => {
  const elements = [...readXml(`<body>${html}</body>`).getElementsByTagName('*')];
  const attributes = elements.flatMap((element) => [...element.attributes].map(({ name }) => name));
  expect(elements.length).toBeGreaterThan(1);
  expect([...new Set(attributes)].filter((name) => !['href', 'src', 'alt', 'title'].includes(name))).toEqual([]);
  expect(elements.filter(({ localName }) => localName === 'span')).toEqual([]);
});
