import type { Document } from 'happy-dom';
import { expect, test } from 'vitest';
import { documentAt, entryPages, meta, notFoundPages, origin, pagesToRead } from '../support/builtSite.ts';
import { company, words } from '../support/content.ts';
import { expectedPages } from '../support/expectedPages.ts';
import { differs, faultsOn } from '../support/faults.ts';

const all = (document: Document, selector: string) => [...document.head.querySelectorAll(selector)];
const hrefs = (document: Document, selector: string) =>
  all(document, selector).map((element) => element.getAttribute('href') ?? '');

test('a page has title and description of the content once, for search engines and link previews', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const document = documentAt(path);
    const { title, description } = expectedPages.find((page) => page.path === path) ?? {};
    const type = entryPages.articles.includes(path) ? 'article' : 'website';
    const expected = {
      description,
      'og:title': title,
      'og:description': description,
      'og:url': `${origin}${path}`,
      'og:site_name': company.name,
      'og:type': type,
      'twitter:card': 'summary_large_image',
    };
    return [
      differs('the title', document.title, title),
      differs('the number of titles', all(document, 'title').length, 1),
      differs('the number of descriptions', all(document, 'meta[name="description"]').length, 1),
      differs('the canonical address', hrefs(document, 'link[rel="canonical"]'), [`${origin}${path}`]),
      ...Object.entries(expected).map(([name, value]) => differs(name, meta(document, name), value)),
    ];
  });
  expect(faults).toEqual([]);
});

test('a page has a color for each theme, icons, a manifest and a feed with its title', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const document = documentAt(path);
    const colors = all(document, 'meta[name="theme-color"]').map((tag) =>
      /^#\w{6}$/.test(tag.getAttribute('content') ?? '') ? tag.getAttribute('media') : 'no color',
    );
    const feeds = all(document, 'link[rel="alternate"]').map((link) =>
      ['type', 'href', 'title'].map((name) => link.getAttribute(name)),
    );
    return [
      differs('feed', feeds, [['application/rss+xml', `${origin}/rss.xml`, words.blog.feed.title]]),
      differs('theme-color', colors, ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']),
      differs('icon', hrefs(document, 'link[rel="icon"]'), ['/favicon.svg', '/icons/icon-32.png']),
      differs('touch icon', hrefs(document, 'link[rel="apple-touch-icon"]'), ['/icons/apple-touch-icon.png']),
      differs('manifest', hrefs(document, 'link[rel="manifest"]'), ['/manifest.webmanifest']),
    ];
  });
  expect(faults).toEqual([]);
});

const notFoundFiles = notFoundPages.map((path) => path.replace('nowhere', '404'));

test('only the not-found pages have noindex; they have no canonical address, picture or structured data', () => {
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
    ];
  });
  expect([...indexed, ...notFound]).toEqual([]);
});
