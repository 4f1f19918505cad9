import { describe, expect, test } from 'vitest';
import { articleIds, jobs, pages, serviceIds } from '../support/addresses.ts';
import { documentAt, words } from './builtSite.ts';

const hrefs = (path: string, selector: string) =>
  [...documentAt(path).querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

describe.each(articleIds)('article %s', (id) => {
  const path = `/blog/${id}`;
  const document = documentAt(path);

  test('says how long it takes to read, counted from its words', () => {
    const text = [...document.querySelectorAll('[data-block] :is(h2, p, pre, li)')].map(
      ({ textContent }) => textContent,
    );
    const count = words(text.join(' ')).split(' ').length;
    const [, minutes] = /(\d+) min read/.exec(document.querySelector('header .label')?.textContent ?? '') ?? [];
    expect(Math.abs(Number(minutes) - count / 230)).toBeLessThanOrEqual(1);
  });

  test('leads to the articles before and after, across the gap at 8', () => {
    const place = articleIds.indexOf(id);
    const expected = [articleIds[place - 1], articleIds[place + 1]].filter(Boolean).map((other) => `/blog/${other}`);
    expect(hrefs(path, 'a[rel="prev"], a[rel="next"]')).toEqual(expected);
  });

  test('leads to three services and three articles like it, none of them twice and never itself', () => {
    const links = hrefs(path, 'aside a');
    expect(links.filter((link) => link.startsWith('/services/'))).toHaveLength(3);
    expect(links.filter((link) => link.startsWith('/blog/'))).toHaveLength(3);
    expect(new Set([...links, ...hrefs(path, 'a[rel="prev"], a[rel="next"]'), path]).size).toBe(
      links.length + hrefs(path, 'a[rel="prev"], a[rel="next"]').length + 1,
    );
    for (const link of links) expect(pages).toContain(link);
  });
});

test('related things are about the same subject', () => {
  expect(hrefs('/blog/1', 'aside a')).toContain('/services/ai-ml');
  expect(hrefs('/blog/5', 'aside a')).toContain('/services/devops-cicd');
  expect(hrefs('/blog/9', 'aside a')).toContain('/services/ui-ux-design');
  expect(hrefs('/services/devops-cicd', 'aside a')).toContain('/blog/5');
  expect(hrefs('/services/ui-ux-design', 'aside a')).toContain('/blog/9');
});

test.each(serviceIds)('the service %s leads to three articles like it', (id) => {
  const links = hrefs(`/services/${id}`, 'aside a');
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toMatch(/^\/blog\/\d+$/);
});

test.each(jobs)('the job $slug shows its experience, its office and its date', ({ slug, experience }) => {
  const facts = words(documentAt(`/jobs/${slug}`).querySelector('main dl')?.textContent);
  expect(facts).toContain(experience);
  expect(facts).toContain('Pune');
  expect(facts).toMatch(/[A-Z][a-z]+ \d{1,2}, 2026/);
});
