import { expect, test } from 'vitest';
import { isoDay } from '../../src/lib/text';
import { onSite, origin, textAt } from '../support/builtSite.ts';
import { articles, company, jobs } from '../support/content.ts';
import { expectedPages } from '../support/expectedPages.ts';
import { getChildren, getText, readXml } from '../support/xml.ts';

const urlset = readXml(textAt('/sitemap.xml'));
const entries = getChildren(urlset, 'url').map((entry) => ({
  path: onSite(getText(entry, 'loc') ?? ''),
  lastmod: getText(entry, 'lastmod'),
}));

test('the sitemap has exactly the pages of the content, at the address of the site', () => {
  expect(urlset.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(urlset.localName).toBe('urlset');
  expect(origin).toBe(company.url);
  expect(entries.map(({ path }) => path).sort()).toEqual(expectedPages.map(({ path }) => path).sort());
});

test('in the sitemap, only articles and roles have dates: the last change and the day of posting', () => {
  const days = new Map<string, Date | undefined>([
    ...jobs.map(({ id, posted }) => [`/jobs/${id}`, posted] as const),
    ...articles.map(({ id, updated, published }) => [`/blog/${id}`, updated ?? published] as const),
  ]);
  const expected = entries.map(({ path }) => {
    const day = days.get(path);
    return { path, lastmod: day && isoDay(day) };
  });
  expect(entries).toEqual(expected);
});

test('robots.txt names the sitemap and disallows nothing', () => {
  const robots = textAt('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(robots).toContain('User-agent: *\n');
  expect(robots).not.toContain('Disallow');
});
