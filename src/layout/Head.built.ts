import type { Document } from 'happy-dom';
import { expect, test } from 'vitest';
import {
  documentAt,
  entryPages,
  meta,
  notFoundPages,
  origin,
  pagesToRead,
  textAt,
} from '../../tests/support/builtSite.ts';
import { differs, faultsOn } from '../../tests/support/faults.ts';
import { findThing } from '../../tests/support/structuredData.ts';
import { getChildren, getText, readXml } from '../../tests/support/xml.ts';

const all = (document: Document, selector: string) => [...document.head.querySelectorAll(selector)];
const hrefs = (document: Document, selector: string) =>
  all(document, selector).map((element) => element.getAttribute('href') ?? '');

test('a page has its title and description once, for search engines and link previews', () => {
  const siteName = meta(documentAt('/'), 'og:site_name');
  expect(siteName).toMatch(/\w/);
  const withCompany = [...entryPages.services, ...entryPages.jobs];
  const faults = faultsOn(pagesToRead, (path) => {
    const document = documentAt(path);
    const { title } = document;
    const description = meta(document, 'description') ?? '';
    const expected = {
      'og:title': title,
      'og:description': description,
      'og:url': `${origin}${path}`,
      'og:site_name': siteName,
      'og:type': entryPages.articles.includes(path) ? 'article' : 'website',
      'twitter:card': 'summary_large_image',
      'article:published_time': findThing(path, 'BlogPosting')?.datePublished,
    };
    return [
      !title && 'no title',
      withCompany.includes(path) && !title.endsWith(` | ${siteName}`) && 'a title without the company',
      !description && 'no description',
      differs('the number of titles', all(document, 'title').length, 1),
      differs('the number of descriptions', all(document, 'meta[name="description"]').length, 1),
      differs('the canonical address', hrefs(document, 'link[rel="canonical"]'), [`${origin}${path}`]),
      ...Object.entries(expected).map(([name, value]) => differs(name, meta(document, name), value)),
    ];
  });
  expect(faults).toEqual([]);
});

test('a page has icons and a feed with its title', () => {
  const [channel] = getChildren(readXml(textAt('/rss.xml')), 'channel');
  const feedTitle = channel && getText(channel, 'title');
  const faults = faultsOn(pagesToRead, (path) => {
    const document = documentAt(path);
    const feeds = all(document, 'link[rel="alternate"]').map((link) =>
      ['type', 'href', 'title'].map((name) => link.getAttribute(name)),
    );
    return [
      differs('feed', feeds, [['application/rss+xml', `${origin}/rss.xml`, feedTitle]]),
      differs('icon', hrefs(document, 'link[rel="icon"]'), ['/favicon.svg', '/icons/icon-32.png']),
      differs('touch icon', hrefs(document, 'link[rel="apple-touch-icon"]'), ['/icons/apple-touch-icon.png']),
    ];
  });
  expect(faults).toEqual([]);
});

const notFoundFiles = notFoundPages.map((path) => path.replace('nowhere', '404'));

test('only the not-found pages have noindex, and no address, picture or structured data', () => {
  const indexed = faultsOn(pagesToRead, (path) => [differs('robots', meta(documentAt(path), 'robots'), undefined)]);
  const notFound = faultsOn(notFoundFiles, (path) => {
    const document = documentAt(path);
    const claims = 'link[rel="canonical"], script[type="application/ld+json"]';
    return [
      differs('robots', meta(document, 'robots'), 'noindex'),
      differs('og:url', meta(document, 'og:url'), undefined),
      differs('og:image', meta(document, 'og:image'), undefined),
      differs('claims', document.querySelectorAll(claims).length, 0),
      differs('og:title', meta(document, 'og:title'), document.title),
      !document.title.endsWith(` | ${meta(document, 'og:site_name')}`) && `has the title ${document.title}`,
    ];
  });
  expect([...indexed, ...notFound]).toEqual([]);
});
