import { execFileSync } from 'node:child_process';
import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom';
import { describe, expect, test } from 'vitest';
import { articleIds, jobs, pages, serviceIds } from '../support/addresses.ts';
import { bytesAt, documentAt, onSite, origin, textAt, words } from './builtSite.ts';

/** The root of an XML file. Whether the file is well-formed in every point, the browser judges in xml.spec.ts. */
function xml(path: string): Element {
  const parser = new DOMParser({ onError: onWarningStopParsing });
  const root = parser.parseFromString(textAt(path), 'text/xml').documentElement;
  if (!root) throw new Error(`${path} has no root.`);
  return root;
}

const children = (parent: Element, name: string) =>
  Array.from(parent.getElementsByTagName(name)).filter((child) => child.parentNode === parent);
/** The text of the only child of that name. */
function text(parent: Element, name: string): string {
  const found = children(parent, name);
  if (found.length !== 1) throw new Error(`${found.length} elements "${name}" where one belongs.`);
  return found[0]?.textContent ?? '';
}

const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/;
const newestFirst = ['10', '9', '7', '6', '5', '4', '3', '2', '1'];

/** Every statement of an article's page stands in the text of a feed. */
function expectFullText(id: string, html: string) {
  const document = documentAt(`/blog/${id}`);
  const said = words(
    html
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&quot;', '"'),
  );
  const plain = said.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&').replaceAll(' ', '');
  const statements = [...document.querySelectorAll('article [data-block] :is(h2, p, li)')];
  expect(statements.length).toBeGreaterThan(8);
  for (const { textContent } of statements) expect(plain).toContain(words(textContent).replaceAll(' ', ''));
}

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
/** Pages that are made of one file. */
const dated = new Map([
  ...articleIds.map((id): [string, string] => [`/blog/${id}`, `content/articles/${id}.yaml`]),
  ...jobs.map(({ slug }): [string, string] => [`/jobs/${slug}`, `content/jobs/${slug}.yaml`]),
  ...serviceIds.map((id): [string, string] => [`/services/${id}`, `content/services/${id}.yaml`]),
]);

describe('sitemap.xml', () => {
  const urlset = xml('/sitemap.xml');
  const entries = children(urlset, 'url').map((entry) => ({
    loc: text(entry, 'loc'),
    lastmod: children(entry, 'lastmod')[0]?.textContent ?? undefined,
  }));

  test('holds exactly the 38 pages', () => {
    expect(entries.map(({ loc }) => onSite(loc)).sort()).toEqual([...pages].sort());
    expect(entries).toHaveLength(38);
    expect(urlset.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    expect(urlset.localName).toBe('urlset');
  });

  test.skipIf(git('rev-parse', '--is-shallow-repository') !== 'false')(
    'dates a page by the history of its content, not by the build',
    () => {
      for (const [path, file] of dated) {
        const day = git('log', '-1', '--format=%cs', '--', file);
        expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(entries.find(({ loc }) => loc === `${origin}${path}`)?.lastmod, path).toBe(day);
      }
      expect(entries.filter(({ lastmod }) => !lastmod)).toEqual([]);
    },
  );

  test('is named by robots.txt, which closes nothing', () => {
    const robots = textAt('/robots.txt');
    expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    expect(robots).toContain('User-agent: *\n');
    expect(robots).not.toContain('Disallow');
  });
});

describe('rss.xml', () => {
  const rss = xml('/rss.xml');
  const [channel] = children(rss, 'channel');
  if (!channel) throw new Error('rss.xml has no channel.');
  const items = children(channel, 'item');

  test('is RSS 2.0 with what a channel must have', () => {
    expect(rss.localName).toBe('rss');
    expect(rss.getAttribute('version')).toBe('2.0');
    expect(text(channel, 'title')).toBe('TechPulse Insights | Trelliswork');
    expect(text(channel, 'link')).toBe(`${origin}/blog`);
    expect(text(channel, 'description').length).toBeGreaterThan(20);
    expect(text(channel, 'language')).toBe('en');
    expect(text(channel, 'lastBuildDate')).toMatch(rfc822);
    const [self] = children(channel, 'atom:link');
    expect(self?.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(self?.getAttribute('rel')).toBe('self');
    expect(self?.getAttribute('href')).toBe(`${origin}/rss.xml`);
  });

  test('brings every article once, the newest first, in full', () => {
    expect(items.map((item) => onSite(text(item, 'link')))).toEqual(newestFirst.map((id) => `/blog/${id}`));
    for (const item of items) {
      const link = text(item, 'link');
      expect(text(item, 'guid')).toBe(link);
      expect(children(item, 'guid')[0]?.getAttribute('isPermaLink')).toBe('true');
      expect(text(item, 'pubDate')).toMatch(rfc822);
      expect(text(item, 'title').length).toBeGreaterThan(5);
      expect(text(item, 'description').length).toBeGreaterThan(40);
      const [content] = children(item, 'content:encoded');
      expect(content?.namespaceURI).toBe('http://purl.org/rss/1.0/modules/content/');
      expect(content?.textContent).not.toMatch(/(href|src)="\//);
      expectFullText(link.split('/').at(-1) ?? '', content?.textContent ?? '');
    }
  });
});

interface Item {
  id: string;
  url: string;
  title: string;
  summary: string;
  content_html: string;
  date_published: string;
  image?: string;
  tags?: string[];
}

const known = {
  feed: 'version title home_page_url feed_url description user_comment next_url icon favicon authors language expired hubs items',
  item: 'id url external_url title content_html content_text summary image banner_image date_published date_modified authors tags language attachments',
};

describe.each(['/feed.json', '/jobs/feed.json'])('%s', (path) => {
  const feed = JSON.parse(textAt(path));
  const items: Item[] = feed.items;

  test('is JSON Feed 1.1 with what a feed must have, and nothing that it does not know', () => {
    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.title.length).toBeGreaterThan(5);
    expect(feed.feed_url).toBe(`${origin}${path}`);
    expect(pages).toContain(onSite(feed.home_page_url));
    expect(feed.authors).toEqual([{ name: 'Trelliswork', url: `${origin}/` }]);
    for (const icon of [feed.icon, feed.favicon]) expect(bytesAt(onSite(icon)).length).toBeGreaterThan(100);
    expect(Object.keys(feed).filter((key) => !known.feed.split(' ').includes(key))).toEqual([]);
  });

  test('has items with an id of their own, a text and a date', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const item of items) {
      expect(Object.keys(item).filter((key) => !known.item.split(' ').includes(key))).toEqual([]);
      expect(item.id).toBe(item.url);
      expect(pages).toContain(onSite(item.url));
      expect(item.content_html.length).toBeGreaterThan(400);
      expect(item.content_html).not.toMatch(/(href|src)="\//);
      expect(item.date_published).toMatch(rfc3339);
      expect(item.summary.length).toBeGreaterThan(30);
    }
    const dates = items.map(({ date_published }) => date_published);
    expect(dates).toEqual(dates.toSorted().reverse());
  });
});

test('the JSON Feed brings every article in full, with its picture', () => {
  const items: Item[] = JSON.parse(textAt('/feed.json')).items;
  expect(items.map(({ url }) => onSite(url))).toEqual(newestFirst.map((id) => `/blog/${id}`));
  expect(items).toHaveLength(articleIds.length);
  for (const { url, content_html, image } of items) {
    expectFullText(url.split('/').at(-1) ?? '', content_html);
    expect(bytesAt(onSite(image ?? '')).length).toBeGreaterThan(5000);
  }
});

test('the feed of open roles brings every role with its experience and its place', () => {
  const items: Item[] = JSON.parse(textAt('/jobs/feed.json')).items;
  expect(items.map(({ url }) => onSite(url)).sort()).toEqual(jobs.map(({ slug }) => `/jobs/${slug}`).sort());
  for (const { title, experience } of jobs) {
    const item = items.find((candidate) => candidate.title === title);
    expect(item?.tags).toContain(experience);
    expect(item?.tags).toContain('Pune');
  }
});

test('llms.txt begins with the name, says what the site is and leads to every page as Markdown', () => {
  const source = textAt('/llms.txt');
  expect(source).toMatch(/^# Trelliswork\n\n> .+\n\n.+\n\n## /);
  const links = [...source.matchAll(/^- \[[^\]]+\]\(([^)]+)\)/gm)].map(([, href = '']) => onSite(href));
  for (const link of links) expect(textAt(link).length).toBeGreaterThan(200);
  const twins = pages.map((path) => (path === '/' ? '/index.md' : `${path}.md`));
  expect(links.filter((link) => link.endsWith('.md')).sort()).toEqual(twins.sort());
  expect(links).toContain('/rss.xml');
});
