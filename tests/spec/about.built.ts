// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { describe, expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { pageDocuments } from '../support/documents.ts';
import { links, one, region, regionNames, textOf, texts } from '../support/parts.ts';
import { expectInOrder } from './named.ts';

const document = documentAt('/about');
const { team, achievements, expectations } = words.about;

test('the hero has the tagline', () => {
  expect(texts(document, 'h1')).toEqual(['We Build. You Grow.']);
});

test('story, mission, vision and values come first, then the shared sections', () => {
  expectInOrder(texts(document, 'main h2'), [
    'Our Story',
    'Mission',
    'Vision',
    'Core Values',
    team.heading,
    achievements.heading,
    expectations.heading,
  ]);
});

test('there are four core values', () => {
  const values = texts(region(document, 'Core Values'), 'h3');
  expect(values).toEqual(['Integrity', 'Innovation', 'Collaboration', 'Excellence']);
});

test('the team block has three cards, each with a picture', () => {
  const block = region(document, team.heading);
  expect(texts(block, 'article h3')).toEqual(['Leadership', 'Developers', 'Designers']);
  expect(block.querySelectorAll('article img')).toHaveLength(3);
});

test('there are six things to expect', () => {
  expect(texts(region(document, expectations.heading), 'h3')).toEqual([
    'Bespoke Solutions',
    'Time & Cost Savings',
    'Expert Development Crew',
    'Continuous Support',
    'Captivating Designs',
    'Excellence in Delivery',
  ]);
});

describe('The achievements', () => {
  const metrics = [...region(document, achievements.heading).querySelectorAll('dl > div')];

  test('are ten, in this order and with these values', () => {
    expect(metrics.map((metric) => [textOf(one(metric, 'dt')), textOf(one(metric, 'dd'))])).toEqual([
      ['Years in Business', '3+'],
      ['Projects Delivered', '120+'],
      ['Clients Worldwide', '85+'],
      ['Team Strength', '25+'],
      ['Countries Served', '7+'],
      ['Industries Served', '10+'],
      ['Repeat Clients', '60%+'],
      ['Avg. Project Rating', '4.9/5'],
      ['Tech Stack Expertise', '20+'],
      ['Response Time', '<24 hours'],
    ]);
  });

  test('name the seven countries', () => {
    const countries = metrics.find((metric) => textOf(one(metric, 'dt')) === 'Countries Served');
    expect(countries?.textContent).toContain('India, US, UK, UAE, Canada, Australia, Singapore');
  });

  test('stand on About and nowhere beside the statistics, which say other numbers', () => {
    const both = [achievements.heading, words.careers.statistics.label];
    const shown = [...pageDocuments].flatMap(([path, page]) => {
      const found = regionNames(page).filter((name) => both.includes(name));
      return found.length > 0 ? [[path, ...found]] : [];
    });
    expect(shown).toEqual([
      ['/about', achievements.heading],
      ['/career', words.careers.statistics.label],
    ]);
  });

  test('are no part of the structured data, and neither are the statistics', () => {
    for (const [path, page] of pageDocuments) {
      const data = one(page, 'script[type="application/ld+json"]').textContent;
      expect(data, path).not.toMatch(/120\+|85\+|4\.9\/5|aggregateRating|satisfaction/);
    }
  });
});

test("the call to action is 'Contact Us' to /contact", () => {
  expect(links(one(document, 'main > section:last-of-type'))).toEqual([['Contact Us', '/contact']]);
});
