// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { describe, expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { links, one, region, textOf, texts } from '../support/parts.ts';
import { expectLink } from './named.ts';

const document = documentAt('/');
const main = one(document, 'main');
const section = (id: string) => one(document, `section[aria-labelledby="${id}"]`);

test('the sections stand in order', () => {
  const sections = [...main.querySelectorAll('section')].map(
    (part) => part.getAttribute('aria-label') ?? part.querySelector('h1, h2')?.id,
  );
  expect(sections).toEqual([
    words.home.slider.label,
    'tagline',
    'about',
    'offerings',
    'process',
    'testimonials',
    'offices',
    'faq',
    'call',
  ]);
});

test("the heading is the tagline, 'We Build. You Grow.'", () => {
  expect(texts(document, 'h1')).toEqual(['We Build. You Grow.']);
});

test('a canvas for the particles is there', () => {
  expect(main.querySelectorAll('canvas')).toHaveLength(1);
});

test('the slider has at least five slides, each with a picture, a title and a description', () => {
  const slider = region(document, words.home.slider.label);
  const slides = [...slider.querySelectorAll('[data-slide]')];
  expect(slides.length).toBeGreaterThanOrEqual(5);
  for (const slide of slides)
    expect(texts(slide, 'p')).toEqual([expect.stringMatching(/\w/), expect.stringMatching(/\w/)]);
  expect(slider.querySelectorAll('img, svg[class^="art-"]')).toHaveLength(slides.length);
});

test.each([
  ['Get in Touch', '/contact'],
  ['Start Your Project', '/contact'],
  ['Explore Services', '/services'],
  ['See All Services', '/services'],
  ['Discover Our Story', '/about'],
])('%s leads to %s', (name, href) => {
  expectLink(main, name, href);
});

test('the core offerings are the first three services, each linked to its page', () => {
  const catalogue = links(one(documentAt('/services'), 'main')).filter(([, href]) => href.startsWith('/services/'));
  const offerings = links(section('offerings')).filter(([, href]) => href.startsWith('/services/'));
  expect(offerings).toHaveLength(3);
  expect(offerings.map(([, href]) => href)).toEqual(catalogue.slice(0, 3).map(([, href]) => href));
});

test('the process has four numbered steps', () => {
  expect(texts(section('process'), 'li h3')).toEqual([
    'Discovery & Planning',
    'Design & Prototyping',
    'Development & Testing',
    'Launch & Support',
  ]);
  const numbers = [...section('process').querySelectorAll('li .numeral')].map(({ textContent }) => textContent);
  expect(numbers).toEqual(['1', '2', '3', '4']);
});

test('at least five testimonials have a name, a position, five stars and a review', () => {
  const quotes = [...section('testimonials').querySelectorAll('figure')];
  expect(quotes.length).toBeGreaterThanOrEqual(5);
  for (const quote of quotes) {
    expect(one(quote, '[role="img"]').getAttribute('aria-label')).toContain('5 out of 5');
    for (const part of ['blockquote', 'figcaption b', 'figcaption span'])
      expect(textOf(one(quote, part))).toMatch(/\w/);
  }
});

describe('The offices', () => {
  const offices = [...section('offices').querySelectorAll('[data-office]')];

  test.each([
    ['Singapore', 'Singapore'],
    ['Pune', 'India'],
    ['Morrisville', 'USA'],
  ])('%s is in %s', (city, country) => {
    const office = offices.find((place) => textOf(one(place, 'h3')) === city);
    expect(office?.querySelector('address')?.textContent).toContain(country);
  });

  test('each opens its map in a new tab, and says so', () => {
    for (const office of offices) {
      const map = one(office, 'a');
      expect(map.getAttribute('target')).toBe('_blank');
      expect(map.getAttribute('rel')).toContain('noopener');
      expect(map.getAttribute('href')).toMatch(/^https:/);
      expect(textOf(map)).toContain(words.shell.newTab);
    }
  });
});

describe('The questions', () => {
  const questions = [...section('faq').querySelectorAll('details')];
  const answers = questions.map(textOf).join('\n');

  test('are at least ten, each with an address of its own', () => {
    expect(questions.length).toBeGreaterThanOrEqual(10);
    for (const { id } of questions) expect(id).toMatch(/^faq-\d+$/);
  });

  test('state the timelines: a basic website 2-4 weeks, larger platforms 2-3 months or more', () => {
    expect(answers).toMatch(/basic website[^.]*2-4 weeks/);
    expect(answers).toMatch(/Larger platforms[^.]*2-3 months or more/);
  });

  test('claim support 24/7', () => {
    expect(answers).toMatch(/24\/7/);
  });

  test('have an answer with a link to /contact', () => {
    expect(questions.flatMap((question) => links(question).map(([, href]) => href))).toContain('/contact');
  });
});
