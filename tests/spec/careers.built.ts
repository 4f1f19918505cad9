// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { describe, expect, test } from 'vitest';
import { documentAt, meta } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { hrefs, one, region, textOf, texts } from '../support/parts.ts';
import { expectInOrder, expectLink, jobs } from './named.ts';

const document = documentAt('/career');
const main = one(document, 'main');

describe('The head', () => {
  test("says 'Career' in the tab and in link previews, with a description", () => {
    expect(document.title).toBe('Career');
    expect(meta(document, 'og:title')).toBe('Career');
    expect(meta(document, 'og:description')).toBe(meta(document, 'description'));
    expect(meta(document, 'description')?.length).toBeGreaterThan(40);
    expect(meta(document, 'og:url')).toMatch(/\/career$/);
    expect(meta(document, 'og:image')).toMatch(/^https:/);
  });

  test('describes an About page in its structured data', () => {
    const data = JSON.parse(one(document, 'script[type="application/ld+json"]').textContent ?? '');
    expect(data['@graph'].map((node: { '@type': string }) => node['@type'])).toContain('AboutPage');
  });
});

test("the hero says 'Join Our Team' and leads to /contact by 'Let's Talk'", () => {
  expect(texts(document, 'h1')).toEqual(['Join Our Team']);
  expectLink(main, "Let's Talk", '/contact');
});

test("'What We Offer' has the four cards", () => {
  expectInOrder(texts(region(document, 'What We Offer'), 'li h3'), [
    'Career Growth',
    'Personal Development',
    'Latest Technologies',
    'Leadership Opportunities',
  ]);
});

describe('What We Are Looking For', () => {
  const cards = [...region(document, 'What We Are Looking For').querySelectorAll('li')];

  test('shows the seven roles in order', () => {
    expectInOrder(
      cards.map((card) => textOf(one(card, 'h3'))),
      jobs.map(({ card }) => card),
    );
  });

  test.each(jobs)("labels $card '0-3 Years Experience' and links it to /jobs/$slug", ({ slug, card }) => {
    const found = cards.find((candidate) => hrefs(candidate, `Learn More: ${card}`).includes(`/jobs/${slug}`));
    expect(found && texts(found, 'p')).toEqual(['0-3 Years Experience']);
  });
});

test('the statistics are 150 projects, 10 countries, 5 years and 98% satisfaction', () => {
  const statistics = [...region(document, words.careers.statistics.label).querySelectorAll('dl > div')];
  expect(statistics.map((statistic) => [textOf(one(statistic, 'dt')), textOf(one(statistic, 'dd'))])).toEqual([
    [expect.stringMatching(/projects/), '150'],
    [expect.stringMatching(/countries/), '10'],
    [expect.stringMatching(/years/), '5'],
    [expect.stringMatching(/satisfaction/), '98%'],
  ]);
});

test('hiring takes eight steps', () => {
  const process = region(document, 'Step Into Your Next Role: Our Hiring Process');
  expect(texts(process, 'ol > li h3')).toEqual([
    'Apply',
    'Screening',
    'Technical Test',
    'HR Interview',
    'Technical Interview',
    'Offer',
    'Document Verification',
    'Onboarding',
  ]);
});

test("the page closes with 'Join Our Journey' and 'Contact Us' to /contact", () => {
  const last = one(document, 'main > section:last-of-type');
  expect(texts(last, 'h2')).toEqual(['Join Our Journey']);
  expectLink(last, 'Contact Us', '/contact');
});
