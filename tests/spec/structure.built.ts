// What the specification says about the structure of pages.
import type { Document, Element } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { documentAt, fixedPages, pages } from '../support/builtSite.ts';
import { pageDocuments } from '../support/documents.ts';
import { getName, links, one } from '../support/parts.ts';
import { articles, contactLinks, fixedRoutes, jobs, leadingProjects, services } from './words.ts';

/** The section with this name in the main part of a page. Throws if there is none. */
function region(document: Document, name: string): Element {
  const found = [...document.querySelectorAll('main section')].find((part) => getName(part) === name);
  if (!found) throw new Error(`The page has no section with the name '${name}'.`);
  return found;
}

test('the fixed pages are those of the route table, and every service, job and article has its page', () => {
  const named = [
    ...services.map(({ id }) => `/services/${id}`),
    ...jobs.map(({ slug }) => `/jobs/${slug}`),
    ...articles.map(({ id }) => `/blog/${id}`),
  ];
  expect(named.filter((path) => !pages.includes(path))).toEqual([]);
  expect(fixedPages.toSorted()).toEqual(fixedRoutes.toSorted());
  expect(pages).not.toContain('/blog/8');
});

test('every page is linked from the main part of another one, besides menu and footer (WCAG 2.4.5)', () => {
  const linked = new Set<string>();
  for (const [path, document] of pageDocuments)
    for (const [, href] of links(one(document, 'main'))) {
      const [target = ''] = href.split(/[?#]/);
      if (target !== path) linked.add(target);
    }
  expect(pages.filter((path) => !linked.has(path))).toEqual([]);
});

test('pages for clients end with the accent, those for candidates and readers do not', () => {
  const kindsWith = (selector: string) => [
    ...new Set(
      [...pageDocuments].filter(([, page]) => page.querySelector(selector)).map(([path]) => path.split('/')[1]),
    ),
  ];
  expect(kindsWith('main > .accent-surface:last-of-type').toSorted()).toEqual(['', 'about', 'projects', 'services']);
  expect(kindsWith('body > footer [data-name]').toSorted()).toEqual(['', 'about']);
});

test('each service begins its projects with one of which it is a main service', () => {
  const leaders = services.map(({ id }) => [id, documentAt(`/services/${id}`).querySelector('#project li')?.id]);
  const expected = Object.entries(leadingProjects).map(([id, project]) => [id, `project-${project}`]);
  expect(leaders).toEqual(expected);
});

describe('Home', () => {
  const document = documentAt('/');

  test('has its sections in order, and a canvas for the particles', () => {
    const sections = [...document.querySelectorAll('main section')].map(
      (part) => part.getAttribute('aria-label') ?? part.querySelector('h1, h2')?.id,
    );
    const ids = ['tagline', 'about', 'offerings', 'process', 'testimonials', 'offices', 'faq', 'call'];
    expect(sections).toEqual(['Highlights', ...ids]);
    expect(document.querySelectorAll('main canvas')).toHaveLength(1);
  });

  test('has at least five slides with a picture each, and five testimonials with five stars each', () => {
    const slider = region(document, 'Highlights');
    const slides = slider.querySelectorAll('[data-slide]');
    expect(slides.length).toBeGreaterThanOrEqual(5);
    expect(slider.querySelectorAll('img, svg.art')).toHaveLength(slides.length);
    const quotes = document.querySelectorAll('[aria-labelledby="testimonials"] figure');
    expect(quotes.length).toBeGreaterThanOrEqual(5);
    for (const quote of quotes) expect(quote.querySelectorAll('[aria-label="5 out of 5 stars"]')).toHaveLength(1);
  });

  test('has at least ten questions, each with its own address, one of which links to /contact', () => {
    const faq = one(document, 'section[aria-labelledby="faq"]');
    const ids = [...faq.querySelectorAll('details')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(10);
    expect(ids.filter((id) => !/^faq-\d+$/.test(id))).toEqual([]);
    expect(links(faq).map(([, href]) => href)).toContain('/contact');
  });
});

test('About has the achievements, and only Careers has the statistics, whose numbers differ', () => {
  const pagesWith = (selector: string) =>
    [...pageDocuments].filter(([, page]) => page.querySelector(selector)).map(([path]) => path);
  expect(pagesWith('[aria-labelledby="achievements"]')).toEqual(['/about']);
  expect(pagesWith('section[data-count-up]')).toEqual(['/career']);
  const data = [...pageDocuments.values()].map((page) => one(page, 'script[type="application/ld+json"]').textContent);
  for (const value of ['120+', '85+', '60%+', '4.9/5']) expect(data.join()).not.toContain(value);
});

test.each(services)(
  '/services/$id has an icon on its card, a banner of 1200 by 800 and a numbered process',
  ({ id }) => {
    const card = one(documentAt('/services'), `main article:has(a[href="/services/${id}"])`);
    expect(card.querySelectorAll('img, svg')).not.toHaveLength(0);
    const document = documentAt(`/services/${id}`);
    const banner = one(document, 'main [data-plate] img');
    expect([banner.getAttribute('width'), banner.getAttribute('height')]).toEqual(['1200', '800']);
    const numbers = [...region(document, 'Our Process').querySelectorAll('ol > li .numeral')];
    expect(numbers.map(({ textContent }) => textContent)).toEqual(numbers.map((_, index) => `${index + 1}`));
    const headings = [...document.querySelectorAll('main h2')].map((heading) => heading.id);
    expect(headings.indexOf('price'), 'the prices follow the projects').toBe(headings.indexOf('projects') + 1);
  },
);

test('Contact has a form that requires four things, email, phone and two social networks', () => {
  const contact = documentAt('/contact');
  for (const name of ['name', 'email', 'service', 'message'])
    expect(one(contact, `form [name=${name}]`).hasAttribute('required'), name).toBe(true);
  expect(links(one(contact, '[aria-labelledby="information"]'))).toEqual(expect.arrayContaining(contactLinks));
});

test.each(jobs)('/jobs/$slug has a logo, and bullets for tasks and requirements', ({ slug }) => {
  const document = documentAt(`/jobs/${slug}`);
  expect(document.querySelectorAll('section:has(h1) .plate :is(img, svg)')).toHaveLength(1);
  for (const name of ['Responsibilities', 'Requirements'])
    expect(region(document, name).querySelectorAll('ul > li'), name).not.toHaveLength(0);
});

test('the blog has 20 sparkles', () => {
  expect(documentAt('/blog').querySelectorAll('main section > [aria-hidden="true"] > div')).toHaveLength(20);
});

test.each(articles)('/blog/$id has a picture on its card, at its title and in its blocks', ({ id }) => {
  expect(one(documentAt('/blog'), `main article:has(a[href="/blog/${id}"])`).querySelectorAll('img')).toHaveLength(1);
  const article = one(documentAt(`/blog/${id}`), 'main article');
  expect(article.querySelectorAll('header .plate :is(img, svg)')).toHaveLength(1);
  const blocks = [...article.querySelectorAll('section:has(img, svg[role="img"])')];
  expect(blocks).not.toHaveLength(0);
  for (const block of blocks) expect(block.querySelectorAll('img, svg[role="img"]')).toHaveLength(1);
});

test.each([
  ['1', [undefined, '/blog/2']],
  ['7', ['/blog/6', '/blog/9']],
  ['10', ['/blog/9', undefined]],
])('/blog/%s links to the previous and next article by number', (id, expected) => {
  const article = documentAt(`/blog/${id}`);
  const neighbors = ['prev', 'next'].map((rel) => article.querySelector(`main a[rel="${rel}"]`)?.getAttribute('href'));
  expect(neighbors).toEqual(expected);
});

test('an article ends with its service, what else its author wrote, and its neighbors', () => {
  const end = one(documentAt('/blog/3'), 'main article > footer');
  const links = [...end.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/services/custom-software', '/blog/6', '/about#team', '/contact']);
  const after = [...documentAt('/blog/3').querySelectorAll('main > article ~ *')].map(({ tagName }) => tagName);
  expect(after).toEqual(['NAV']);
});
