import { expect, test } from 'vitest';
import {
  bytesAt,
  documentAt,
  entryPages,
  meta,
  onSite,
  origin,
  pages,
  pagesToRead,
} from '../../tests/support/builtSite.ts';
import { differs, faultsOn } from '../../tests/support/faults.ts';
import { one, plain } from '../../tests/support/parts.ts';
import { dataScript, findThing, readThings } from '../../tests/support/structuredData.ts';

/** What a visitor can read on a page. */
function readShown(path: string): string {
  const body = documentAt(path).body.cloneNode(true);
  for (const script of body.querySelectorAll('script')) script.remove();
  return plain(body.textContent);
}

const subjects = [
  { type: 'BlogPosting', paths: entryPages.articles },
  { type: 'JobPosting', paths: entryPages.jobs },
];

test('a page has one graph, escaped for HTML, with the types that search engines show', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const sources = [...documentAt(path).querySelectorAll(dataScript)].map(({ textContent }) => textContent);
    const subject = subjects.find(({ paths }) => paths.includes(path))?.type;
    const types = readThings(path).map((thing) => thing['@type']);
    const expected = {
      '/': ['Organization', 'WebSite'],
      '/career': ['BreadcrumbList', 'AboutPage'],
    }[path] ?? ['BreadcrumbList', ...(subject ? [subject] : [])];
    // A job without a day or an office has none, because Google requires both.
    if (subject === 'JobPosting' && types.length === 1) expected.pop();
    return [
      differs('the number of graphs', sources.length, 1),
      differs('@context', JSON.parse(sources[0] ?? '{}')['@context'], 'https://schema.org'),
      sources.join().includes('<') && 'has a <',
      differs('the types', types, expected),
      ...readThings(path).map(
        ({ image }) => image !== undefined && bytesAt(onSite(String(image))).length === 0 && `${image} is empty`,
      ),
    ];
  });
  expect(faults).toEqual([]);
});

test('the breadcrumbs lead from Home to the page, with names that the page or its title shows', () => {
  const faults = faultsOn(
    pagesToRead.filter((path) => path !== '/'),
    (path) => {
      const trail = findThing(path, 'BreadcrumbList')?.itemListElement ?? [];
      const shown = `${readShown(path)} ${plain(documentAt(path).title)}`;
      const depth = path.split('/').length;
      return [
        differs(
          'the positions',
          trail.map((item) => item.position),
          Array.from({ length: depth }, (_, index) => index + 1),
        ),
        differs('the first', trail[0]?.item, `${origin}/`),
        differs('the last', trail.at(-1)?.item, `${origin}${path}`),
        ...trail.map(({ item }) => !pages.includes(onSite(item)) && `${item} is no page`),
        ...trail.map(({ name }) => !shown.includes(plain(name)) && `does not show ${name}`),
      ];
    },
  );
  expect(faults).toEqual([]);
});

test('the company has its logo, its profiles, and the contact details and offices that Contact shows', () => {
  const company = findThing('/', 'Organization');
  const shown = readShown('/contact');
  expect(bytesAt(onSite(String(company?.logo)))).not.toHaveLength(0);
  const menu = one(documentAt('/'), 'dialog > :last-child');
  const sameAs = [...menu.querySelectorAll('a[target]')].map((link) => link.getAttribute('href'));
  expect(company).toMatchObject({ name: meta(documentAt('/'), 'og:site_name'), url: `${origin}/`, sameAs });
  const details = [
    company?.email,
    company?.telephone,
    ...(company?.address ?? []).map(({ streetAddress }) => streetAddress),
  ];
  for (const detail of details) expect(shown).toContain(detail);
});
