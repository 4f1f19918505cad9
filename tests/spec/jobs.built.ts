// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { describe, expect, test } from 'vitest';
import { documentAt } from '../support/builtSite.ts';
import { company } from '../support/content.ts';
import { one, region, texts } from '../support/parts.ts';
import { expectInOrder, expectLink, jobs } from './named.ts';

describe.each(jobs)('/jobs/$slug', ({ slug, title, experience }) => {
  const document = documentAt(`/jobs/${slug}`);
  const main = one(document, 'main');

  test('has a logo, its title and a short description', () => {
    const logo = one(main, 'img, svg[role="img"]');
    expect(logo.getAttribute('alt') ?? logo.getAttribute('aria-label')).toMatch(/\w/);
    expect(texts(document, 'h1')).toEqual([title]);
    expect(texts(document, 'h1 + p')).toEqual([expect.stringMatching(/\w/)]);
  });

  test('has its three sections in order, two of them as bullets', () => {
    expectInOrder(texts(main, 'h2'), ['Job Description', 'Responsibilities', 'Requirements']);
    expect(region(document, 'Job Description').querySelectorAll('p')).not.toHaveLength(0);
    expect(region(document, 'Responsibilities').querySelectorAll('ul > li')).not.toHaveLength(0);
    expect(region(document, 'Requirements').querySelectorAll('ul > li')).not.toHaveLength(0);
  });

  test(`asks for ${experience}, whatever its card says`, () => {
    expect(texts(region(document, 'Requirements'), 'li').join('\n')).toContain(experience);
  });

  test("opens an email to HR by 'Apply Now', the title of the job percent-encoded in its subject", () => {
    const address = `mailto:${company.careersEmail}?subject=${encodeURIComponent(`Job Application for ${title}`)}`;
    expectLink(main, 'Apply Now', address);
    expect(address).not.toMatch(/[ +]/);
  });
});
