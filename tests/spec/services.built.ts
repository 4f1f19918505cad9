// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { describe, expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { hrefs, links, one, region, textOf, texts } from '../support/parts.ts';
import { expectInOrder, expectLink, services } from './named.ts';

describe('The catalogue', () => {
  const document = documentAt('/services');
  const cards = [...document.querySelectorAll('main article')];

  test('shows the fourteen services in order', () => {
    expectInOrder(
      cards.map((card) => textOf(one(card, 'h2'))),
      services.map(({ title }) => title),
    );
  });

  test.each(services)(
    'has a card for $title with an icon, a short description and Learn More to its page',
    ({ id, title }) => {
      const card = cards.find((candidate) => hrefs(candidate, `Learn More: ${title}`).length > 0);
      expect(card && links(card)).toEqual([[`Learn More: ${title}`, `/services/${id}`]]);
      expect(card?.querySelectorAll('img, svg')).not.toHaveLength(0);
      expect(card && texts(card, 'p')).toEqual([expect.stringMatching(/\w{3}.*\.$/)]);
    },
  );

  test("ends with 'Get in Touch' to /contact", () => {
    expect(links(one(document, 'main > section:last-of-type'))).toEqual([['Get in Touch', '/contact']]);
  });
});

describe.each(services)('/services/$id', ({ id, title }) => {
  const document = documentAt(`/services/${id}`);
  const main = one(document, 'main');

  test('has its title and a banner of 1200 by 800', () => {
    expect(texts(document, 'h1')).toEqual([title]);
    const banner = one(document, '[data-picture] img');
    expect([banner.getAttribute('width'), banner.getAttribute('height')]).toEqual(['1200', '800']);
  });

  test('has Overview, Key Features, Benefits and a numbered process, in order', () => {
    expectInOrder(texts(main, 'h2'), ['Overview', 'Key Features', 'Benefits', 'Our Process']);
    expect(region(document, 'Overview').querySelectorAll('p')).not.toHaveLength(0);
    expect(region(document, 'Key Features').querySelectorAll('li')).not.toHaveLength(0);
    expect(region(document, 'Benefits').querySelectorAll('li')).not.toHaveLength(0);
    const steps = [...region(document, 'Our Process').querySelectorAll('ol > li')];
    expect(steps).not.toHaveLength(0);
    const numbers = steps.map((step) => one(step, '.numeral').textContent);
    expect(numbers).toEqual(steps.map((_, index) => String(index + 1)));
  });

  test("leads to /contact by 'Get Started' and 'Contact Us', and back to /services by 'Go Back'", () => {
    expectLink(main, 'Get Started', '/contact');
    expectLink(main, 'Contact Us', '/contact');
    expectLink(main, 'Go Back', '/services');
  });
});
