// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { describe, expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { links, one, region, textOf, texts } from '../support/parts.ts';
import { articles, expectLink } from './named.ts';

describe('The list', () => {
  const document = documentAt('/blog');
  const cards = [...region(document, 'TechPulse Insights').querySelectorAll('article')];

  test("opens with 'Welcome to Our Blog', 'Get in Touch' to /contact and 20 sparkles", () => {
    expect(texts(document, 'h1')).toEqual(['Welcome to Our Blog']);
    expectLink(one(document, 'main'), 'Get in Touch', '/contact');
    expect(document.querySelectorAll('[aria-hidden="true"] [data-sparkle]')).toHaveLength(20);
  });

  test.each(articles)(
    "has a card for article $id on $topic: a picture, its title, an excerpt and 'Read More'",
    ({ id, topic }) => {
      const card = cards.find((candidate) => links(candidate).some(([, href]) => href === `/blog/${id}`));
      expect(card?.querySelectorAll('img')).toHaveLength(1);
      expect(card && textOf(one(card, 'h3'))).toMatch(topic);
      expect(card && texts(card, 'p')).toEqual([expect.stringMatching(/\w/)]);
      expect(card && links(card)).toEqual([[expect.stringMatching(/^Read More/), `/blog/${id}`]]);
    },
  );
});

describe.each(articles)('/blog/$id', ({ id }) => {
  const document = documentAt(`/blog/${id}`);
  const article = one(document, 'main article');

  test('has its title as the title of the document, a picture and a subtitle', () => {
    expect(texts(document, 'h1')).toEqual([document.title]);
    expect(article.querySelectorAll('header img, header svg[role="img"]')).toHaveLength(1);
    expect(texts(article, 'header p.lead')).toEqual([expect.stringMatching(/\w/)]);
  });

  test('has up to three pictures in its text, on alternating sides, starting with text on the left', () => {
    const blocks = [...article.querySelectorAll('[data-block=imageText]')];
    expect([1, 2, 3]).toContain(blocks.length);
    const sides = blocks.map((block) => block.getAttribute('data-text'));
    expect(sides).toEqual(sides.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
    for (const block of blocks) expect(block.querySelectorAll('img')).toHaveLength(1);
  });

  test("leads to /blog by 'Back to Blog'", () => {
    expectLink(one(document, 'main'), 'Back to Blog', '/blog');
  });
});

test('previous and next go from 7 to 9 and back', () => {
  expect(one(documentAt('/blog/7'), 'a[rel=next]').getAttribute('href')).toBe('/blog/9');
  expect(one(documentAt('/blog/9'), 'a[rel=prev]').getAttribute('href')).toBe('/blog/7');
});
