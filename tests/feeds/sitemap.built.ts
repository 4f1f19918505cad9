import { expect, test } from 'vitest';
import { isoDay } from '../../src/lib/text';
import { onSite, origin, textAt } from '../support/builtSite.ts';
import { articles, company, jobs } from '../support/content.ts';
import { expectedPages } from '../support/expectedPages.ts';
import { childrenOf, readXml, textOf } from '../support/xml.ts';

const urlset = readXml(textAt('/sitemap.xml'));
const entries = childrenOf(urlset, 'url').map((entry) => ({
  path: onSite(textOf(entry, 'loc') ?? ''),
  lastmod: textOf(entry, 'lastmod'),
}));

test('the sitemap holds exactly the pages that the content asks for, at the address of the site', () => {
  expect(urlset.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(urlset.localName).toBe('urlset');
  expect(origin).toBe(company.url);
  expect(entries.map(({ path }) => path).sort()).toEqual(expectedPages.map(({ path }) => path).sort());
});

test('the sitemap dates an article by its last change and a role by its opening, and no other page', () => {
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

test('robots.txt names the sitemap and closes nothing', () => {
  const robots = textAt('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(robots).toContain('User-agent: *\n');
  expect(robots).not.toContain('Disallow');
});
