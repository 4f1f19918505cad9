// Rules for all built pages.
import type { Document } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { linkStrings } from '../../src/ui/TextLink/strings.ts';
import { documentAt, entryPages, origin, pages, textAt } from '../support/builtSite.ts';
import { everyDocument } from '../support/documents.ts';
import { listFiles } from '../support/listFiles.ts';
import { getName, links, one } from '../support/parts.ts';
import { siteFolder } from '../support/siteFolder.ts';

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

test('no file is named after a test, because Astro publishes every .ts of src/pages', () => {
  expect(listFiles(siteFolder).filter((file) => /\.(?:test|built|spec)\b/.test(file))).toEqual([]);
});

describe('The links', () => {
  test('that open a new tab say so, and lead to another site', () => {
    const findFaults = (document: Document) =>
      [...document.querySelectorAll('a[target]')]
        .filter(
          (link) => !/^https:/.test(link.getAttribute('href') ?? '') || !getName(link).includes(linkStrings.newTab),
        )
        .map(({ outerHTML }) => outerHTML);
    expect(faults(findFaults)).toEqual([]);
  });

  test.each([
    ['the header', 'body > header nav'],
    ['the menu', 'dialog nav'],
  ])('in %s mark the current page or its section', (_, place) => {
    const marked = (path: string) =>
      [...one(documentAt(path), place).querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
    const navigation = links(one(documentAt('/'), place)).map(([, href]) => href);
    const linked = navigation.filter((href) => pages.includes(href));
    expect(linked).not.toEqual([]);
    for (const href of linked) expect(marked(href), href).toEqual([href]);
    for (const path of entryPages.services) expect(marked(path), path).toEqual(marked('/services'));
  });
});

test('security.txt has a contact', () => {
  const text = textAt('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toMatch(/^Expires: \d{4}-\d\d-01T00:00:00.000Z$/m);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
});
