import { expect, test } from 'vitest';
import { historyProblem } from '../../src/content/history.ts';
import { isoDay } from '../../src/lib/text';
import { fixedPages, onSite, origin, pagesToRead, textAt } from '../support/builtSite.ts';
import { articles, company, everyJob, services } from '../support/content.ts';
import { expectedPages } from '../support/expectedPages.ts';
import { git } from '../support/history.ts';
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

/** Pages that are made of one file, and the day that the content itself names. */
const ofOneFile = [
  ...services.map(({ id }) => ({ path: `/services/${id}`, file: `content/services/${id}.yaml`, day: undefined })),
  ...everyJob.map(({ id, posted }) => ({ path: `/jobs/${id}`, file: `content/jobs/${id}.yaml`, day: posted })),
  ...articles.map(({ id, published }) => ({
    path: `/blog/${id}`,
    file: `content/articles/${id}.yaml`,
    day: published,
  })),
];

/** The day of the newest commit that changed the words of a file. */
const lastChange = ['log', '-1', '--invert-grep', '--grep=^Words: unchanged$', '--format=%cs', '--'];

test('the sitemap dates a page by the history of its content, not by the build', ({ skip }) => {
  const gap = historyProblem();
  if (gap && process.env.CI) throw new Error(gap);
  skip(gap !== undefined, gap);
  const found = new Map(entries.map(({ path, lastmod }) => [path, lastmod]));
  // A file that is not yet committed has no history.
  const expected = ofOneFile
    .filter(({ path }) => pagesToRead.includes(path))
    .map(({ path, file, day }) => [path, git(...lastChange, file) || (day && isoDay(day))]);
  expect(expected.map(([path = '']) => [path, found.get(path)])).toEqual(expected);
  expect(fixedPages.filter((path) => !/^\d{4}-\d{2}-\d{2}$/.test(found.get(path) ?? ''))).toEqual([]);
});

test('robots.txt names the sitemap and closes nothing', () => {
  const robots = textAt('/robots.txt');
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
  expect(robots).toContain('User-agent: *\n');
  expect(robots).not.toContain('Disallow');
});
