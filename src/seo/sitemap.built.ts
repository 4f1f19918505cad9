import { expect, test } from 'vitest';
import { entryPages, onSite, origin, pagesToRead, textAt } from '../../tests/support/builtSite.ts';
import { listFiles } from '../../tests/support/listFiles.ts';
import { siteFolder } from '../../tests/support/siteFolder.ts';
import { readThings } from '../../tests/support/structuredData.ts';
import { getChildren, getText, readXml } from '../../tests/support/xml.ts';

const urlset = readXml(textAt('/sitemap.xml'));
const listed = getChildren(urlset, 'url').map((entry) => onSite(getText(entry, 'loc') ?? ''));

test('the sitemap has exactly the built pages, besides lists without entries', () => {
  expect(urlset.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(urlset.localName).toBe('urlset');
  const files = listFiles(siteFolder).filter((file) => file.endsWith('.html') && !file.endsWith('404.html'));
  const paths = files.map((file) => `/${file.replace(/^index\.html$|\.html$/, '')}`);
  const { articles, projects } = entryPages;
  const empty = [...(articles.length > 0 ? [] : ['/blog']), ...(projects.length > 0 ? [] : ['/projects'])];
  expect(listed.sort()).toEqual(paths.filter((path) => !empty.includes(path)).sort());
});

test('the sitemap has the last change of an article and the first day of a job, and no other dates', () => {
  for (const entry of getChildren(urlset, 'url')) {
    const path = onSite(getText(entry, 'loc') ?? '');
    if (!pagesToRead.includes(path)) continue;
    const isDated = [...entryPages.articles, ...entryPages.jobs].includes(path);
    const dated = isDated ? readThings(path).find((thing) => thing.datePublished ?? thing.datePosted) : undefined;
    const expected = dated?.dateModified ?? dated?.datePublished ?? dated?.datePosted;
    if (dated || !isDated) expect(getText(entry, 'lastmod'), path).toBe(expected);
  }
});

test('robots.txt names the sitemap and disallows nothing', () => {
  const robots = textAt('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(robots).toContain('User-agent: *\n');
  expect(robots).not.toContain('Disallow');
});
