// What the specification says of the parts of pages, beside their words.
import { describe, expect, test } from 'vitest';
import { documentAt, fixedPages, pages } from '../support/builtSite.ts';
import { blocks, company, words } from '../support/content.ts';
import { pageDocuments } from '../support/documents.ts';
import { links, one, region, regionNames, textOf, texts } from '../support/parts.ts';
import { articles, fixedRoutes, jobs, services } from './words.ts';

const someWords = expect.stringMatching(/\w/);

test('every address of the route table is a page, and beside services, jobs and articles there is no further one', () => {
  const named = [
    ...services.map(({ id }) => `/services/${id}`),
    ...jobs.map(({ slug }) => `/jobs/${slug}`),
    ...articles.map(({ id }) => `/blog/${id}`),
  ];
  expect(named.filter((path) => !pages.includes(path))).toEqual([]);
  expect(fixedPages.toSorted()).toEqual(fixedRoutes.toSorted());
});

test('there is no article 8: previous and next go from 7 to 9 and back', () => {
  expect(pages).not.toContain('/blog/8');
  expect(one(documentAt('/blog/7'), 'a[rel=next]').getAttribute('href')).toBe('/blog/9');
  expect(one(documentAt('/blog/9'), 'a[rel=prev]').getAttribute('href')).toBe('/blog/7');
});

describe('Home', () => {
  const document = documentAt('/');
  const section = (id: string) => one(document, `section[aria-labelledby="${id}"]`);

  test('has its sections in order, and a canvas for the particles', () => {
    const sections = [...document.querySelectorAll('main section')].map(
      (part) => part.getAttribute('aria-label') ?? part.querySelector('h1, h2')?.id,
    );
    const ids = ['tagline', 'about', 'offerings', 'process', 'testimonials', 'offices', 'faq', 'call'];
    expect(sections).toEqual([words.controls.slider.label, ...ids]);
    expect(document.querySelectorAll('main canvas')).toHaveLength(1);
  });

  test('has at least five slides, each with a picture, a title and a description', () => {
    const slider = region(document, words.controls.slider.label);
    const slides = [...slider.querySelectorAll('[data-slide]')];
    expect(slides.length).toBeGreaterThanOrEqual(5);
    for (const slide of slides) expect(texts(slide, 'p')).toEqual([someWords, someWords]);
    expect(slider.querySelectorAll('img, svg[class^="art-"]')).toHaveLength(slides.length);
  });

  test('has at least five testimonials with a name, a position, five stars and a review', () => {
    const fiveStars = words.controls.testimonials.stars.replace('{count}', '5');
    const quotes = [...section('testimonials').querySelectorAll('figure')];
    expect(quotes.length).toBeGreaterThanOrEqual(5);
    for (const quote of quotes) {
      expect(one(quote, '[role="img"]').getAttribute('aria-label')).toBe(fiveStars);
      for (const part of ['blockquote', 'figcaption b', 'figcaption span'])
        expect(textOf(one(quote, part))).toEqual(someWords);
    }
  });

  test('opens the map of an office in a new tab, and says so', () => {
    for (const map of section('offices').querySelectorAll('[data-office] a')) {
      expect(map.getAttribute('target')).toBe('_blank');
      expect(map.getAttribute('rel')).toContain('noopener');
      expect(map.getAttribute('href')).toMatch(/^https:/);
      expect(textOf(map)).toContain(words.controls.newTab);
    }
  });

  test('has at least ten questions, each with an address of its own, one of which leads to /contact', () => {
    const questions = [...section('faq').querySelectorAll('details')];
    expect(questions.length).toBeGreaterThanOrEqual(10);
    for (const { id } of questions) expect(id).toMatch(/^faq-\d+$/);
    expect(links(section('faq')).map(([, href]) => href)).toContain('/contact');
  });
});

describe('About', () => {
  const { team, achievements } = words.about;

  test('has a picture on each card of the team', () => {
    expect(region(documentAt('/about'), team.heading).querySelectorAll('article img')).toHaveLength(3);
  });

  test('alone has the achievements; the statistics, which say other numbers, stand on Careers alone', () => {
    const both = [achievements.heading, words.labels.statistics];
    const shown = [...pageDocuments].flatMap(([path, page]) =>
      regionNames(page).flatMap((name) => (both.includes(name) ? [[path, name]] : [])),
    );
    expect(shown).toEqual([
      ['/about', achievements.heading],
      ['/career', words.labels.statistics],
    ]);
    for (const [path, page] of pageDocuments) {
      const data = one(page, 'script[type="application/ld+json"]').textContent;
      expect(
        blocks.achievements.filter(({ value }) => data.includes(value)),
        path,
      ).toEqual([]);
    }
  });
});

test('a service has an icon and a description on its card, a banner of 1200 by 800 and a numbered process', () => {
  for (const { id } of services) {
    const card = one(documentAt('/services'), `main article:has(a[href="/services/${id}"])`);
    expect(card.querySelectorAll('img, svg'), id).not.toHaveLength(0);
    expect(texts(card, 'p'), id).toEqual([expect.stringMatching(/\w{3}.*\.$/)]);
    const document = documentAt(`/services/${id}`);
    const banner = one(document, '[data-picture] img');
    expect([banner.getAttribute('width'), banner.getAttribute('height')], id).toEqual(['1200', '800']);
    const numbers = [...region(document, words.service.process).querySelectorAll('ol > li .numeral')];
    expect(
      numbers.map(({ textContent }) => textContent),
      id,
    ).toEqual(numbers.map((_, index) => `${index + 1}`));
  }
});

test('the form asks for four things, which the browser requires', () => {
  for (const name of ['name', 'email', 'service', 'message'])
    expect(one(documentAt('/contact'), `form [name=${name}]`).hasAttribute('required'), name).toBe(true);
});

test('Contact gives email, phone and two social networks', () => {
  const information = region(documentAt('/contact'), words.contact.information.heading);
  expect(links(information)).toEqual(
    expect.arrayContaining([
      [company.email, `mailto:${company.email}`],
      [company.phone, `tel:${company.phone.replaceAll(' ', '')}`],
      ...company.social.map(({ url }) => [someWords, url]),
    ]),
  );
});

test('a job has a card, a logo, a description, and bullets for tasks and requirements', () => {
  for (const { slug } of jobs) {
    expect(texts(one(documentAt('/career'), `li:has(a[href="/jobs/${slug}"])`), 'p'), slug).toEqual([someWords]);
    const document = documentAt(`/jobs/${slug}`);
    const logo = one(document, 'main :is(img, svg[role="img"])');
    expect(logo.getAttribute('alt') ?? logo.getAttribute('aria-label')).toEqual(someWords);
    expect(texts(document, 'h1 + p'), slug).toEqual([someWords]);
    expect(region(document, words.job.responsibilities).querySelectorAll('ul > li'), slug).not.toHaveLength(0);
    expect(region(document, words.job.requirements).querySelectorAll('ul > li'), slug).not.toHaveLength(0);
  }
});

test('the blog has 20 sparkles, and a card for each article with a picture, an excerpt and a link', () => {
  const blog = documentAt('/blog');
  expect(blog.querySelectorAll('[aria-hidden="true"] [data-sparkle]')).toHaveLength(20);
  for (const { id } of articles) {
    const card = one(blog, `main article:has(a[href="/blog/${id}"])`);
    expect(card.querySelectorAll('img'), id).toHaveLength(1);
    expect(texts(card, 'p'), id).toEqual([someWords]);
    expect(links(card), id).toEqual([[someWords, `/blog/${id}`]]);
  }
});

test('an article has a picture, a subtitle, and up to three pictures beside its text on alternating sides, text first on the left', () => {
  for (const { id } of articles) {
    const article = one(documentAt(`/blog/${id}`), 'main article');
    expect(article.querySelectorAll('header img, header svg[role="img"]'), id).toHaveLength(1);
    expect(texts(article, 'header p.lead'), id).toEqual([someWords]);
    const blocks = [...article.querySelectorAll('[data-block=imageText]')];
    expect([1, 2, 3], id).toContain(blocks.length);
    const sides = blocks.map((block) => block.getAttribute('data-text'));
    expect(sides, id).toEqual(sides.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
    for (const block of blocks) expect(block.querySelectorAll('img'), id).toHaveLength(1);
  }
});
