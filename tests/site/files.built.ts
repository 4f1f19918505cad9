// Rules for all built pages.
import type { Document } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { documentAt, entryPages, origin, pages, textAt } from '../support/builtSite.ts';
import { company, legalPages, services, words } from '../support/content.ts';
import { everyDocument } from '../support/documents.ts';
import { getText, links, one } from '../support/parts.ts';

const faults = (findFaults: (document: Document, path: string) => readonly string[]) =>
  [...everyDocument].flatMap(([path, document]) => findFaults(document, path).map((fault) => `${path}: ${fault}`));

test.each([
  ['another language than English', 'html:not([lang="en"])'],
  ['a class that no style sheet knows', '[class~="undefined"]'],
  ['a picture without its size, or without words for those who do not see it', 'img:not([alt][width][height])'],
])('no page has %s', (_, selector) => {
  const findFaults = (document: Document) => [...document.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML);
  expect(faults(findFaults)).toEqual([]);
});

describe('The links', () => {
  test('open a new tab only for maps, and say so', () => {
    const maps = new Set(company.offices.map(({ mapLink }) => mapLink));
    const findFaults = (document: Document) =>
      [...document.querySelectorAll('a')]
        .filter((link) => {
          const opensTab = maps.has(link.getAttribute('href') ?? '');
          const isSaid = getText(link).includes(words.controls.newTab);
          return link.getAttribute('target') !== (opensTab ? '_blank' : null) || (opensTab && !isSaid);
        })
        .map(({ outerHTML }) => outerHTML);
    expect(faults(findFaults)).toEqual([]);
  });

  test('in the header mark the current page or its section', () => {
    const marked = (path: string) =>
      [...documentAt(path).querySelectorAll('body > header [aria-current]')].map((link) => link.getAttribute('href'));
    const linked = words.layout.navigation.map(({ href }) => href).filter((href) => pages.includes(href));
    for (const href of linked) expect(marked(href), href).toEqual([href]);
    for (const path of entryPages.services) expect(marked(path), path).toEqual(marked('/services'));
  });

  test('in the footer lead to every page of the navigation, to services, to the company and to the legal pages', () => {
    const expected = [
      ...words.layout.navigation.map(({ label, href }) => [label, href]),
      ...services.slice(0, 6).map(({ id, title }) => [title, `/services/${id}`]),
      [company.email, `mailto:${company.email}`],
      [company.phone, `tel:${company.phone.replaceAll(' ', '')}`],
      ...company.social.map(({ network, url }) => [network, url]),
      ...legalPages.map(({ id, heading }) => [heading, `/${id}`]),
    ];
    const copyright = `© ${company.copyrightYear} ${company.name}. ${words.layout.footer.rights}`;
    for (const [path, document] of everyDocument) {
      const footer = one(document, 'body > footer');
      expect(links(footer), path).toEqual(expected);
      expect(getText(footer), path).toContain(copyright);
    }
  });
});

test('security.txt has a contact', () => {
  const text = textAt('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-01T00:00:00.000Z$/m);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
});
