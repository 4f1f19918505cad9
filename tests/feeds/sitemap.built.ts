import { expect, test } from 'vitest';
import { onSite, origin, textAt } from '../support/builtSite.ts';
import { listFiles } from '../support/listFiles.ts';
import { siteFolder } from '../support/siteFolder.ts';
import { getChildren, getText, readXml } from '../support/xml.ts';

const urlset = readXml(textAt('/sitemap.xml'));
const entries = getChildren(urlset, 'url').map((entry) => ({
  path: onSite(getText(entry, 'loc') ?? ''),
  lastmod: getText(entry, 'lastmod'),
}));

test('the sitemap has exactly the built pages', () => {
  expect(urlset.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(urlset.localName).toBe('urlset');
  const files = listFiles(siteFolder).filter((file) => file.endsWith('.html') && !file.endsWith('404.html'));
  const paths = files.map((file) => `/${file.replace(/^index\.html$|\.html$/, '')}`);
  expect(entries.map(({ path }) => path).sort()).toEqual(paths.sort());
});

test('in the sitemap, only articles and jobs have dates', () => {
  const isEntry = (path: string) => /^\/(?:blog|jobs)\//.test(path);
  expect(entries.filter(({ path, lastmod }) => lastmod !== undefined && !isEntry(path))).toEqual([]);
  const days = entries.flatMap(({ lastmod }) => lastmod ?? []);
  expect(days.filter((day) => !/^\d{4}-\d\d-\d\d$/.test(day))).toEqual([]);
});

test('robots.txt names the sitemap and disallows nothing', () => {
  const robots = textAt('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(robots).toContain('User-agent: *\n');
  expect(robots).not.toContain('Disallow');
});
