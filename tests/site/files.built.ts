// What every page of the site has in common, read from all of its files.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Document } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import { securityContactExpires } from '../../src/config/securityContact.ts';
import { origin, pages, textAt } from '../support/builtSite.ts';
import { company, legalPages, words } from '../support/content.ts';
import { everyDocument, pageDocuments } from '../support/documents.ts';
import { links, one, textOf } from '../support/parts.ts';

/** What is wrong, page by page. */
const faults = (look: (document: Document, path: string) => readonly string[]) =>
  [...everyDocument].flatMap(([path, document]) => look(document, path).map((fault) => `${path}: ${fault}`));

describe('The text', () => {
  test('is in the language of the company', () => {
    for (const [path, document] of everyDocument)
      expect(document.documentElement.getAttribute('lang'), path).toBe(company.language);
  });

  test('has one heading of the first level, and the headings below it skip no level', () => {
    const look = (document: Document) => {
      const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ localName }) =>
        Number(localName[1]),
      );
      const firsts = levels.filter((level) => level === 1).length;
      const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
      return [
        ...(firsts === 1 ? [] : [`${firsts} headings of level 1`]),
        ...(skips ? [`levels ${levels.join()}`] : []),
      ];
    };
    expect(faults(look)).toEqual([]);
  });

  test('has no id twice', () => {
    const look = (document: Document) => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    };
    expect(faults(look)).toEqual([]);
  });

  test('has no class that a style sheet does not know', () => {
    const look = (document: Document) =>
      [...document.querySelectorAll('[class~="undefined"]')].map(({ outerHTML }) => outerHTML);
    expect(faults(look)).toEqual([]);
  });

  test('opens a new tab for the maps alone', () => {
    const maps = new Set(company.offices.map(({ mapLink }) => mapLink));
    const look = (document: Document) =>
      [...document.querySelectorAll('a')]
        .filter((link) => link.hasAttribute('target') !== maps.has(link.getAttribute('href') ?? ''))
        .map(({ outerHTML }) => outerHTML);
    expect(faults(look)).toEqual([]);
  });

  test('has pictures with their size and with words for those who do not see them, even if none are needed', () => {
    const look = (document: Document) =>
      [...document.querySelectorAll('img')]
        .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
        .map((image) => image.outerHTML);
    expect(faults(look)).toEqual([]);
  });
});

describe('The links', () => {
  const onSite = (document: Document) =>
    links(document)
      .map(([, href]) => href)
      .filter((href) => !/^(?:https?|mailto|tel):/.test(href));

  test('none is broken, and neither is an anchor', () => {
    const look = (document: Document, path: string) =>
      onSite(document).filter((href) => {
        const { pathname, hash } = new URL(href, `${origin}${path}`);
        const target = everyDocument.get(pathname);
        if (!target)
          return !pages.includes(pathname) && !statSync(join('dist', pathname), { throwIfNoEntry: false })?.isFile();
        return hash !== '' && !target.getElementById(decodeURIComponent(hash.slice(1)));
      });
    expect(faults(look)).toEqual([]);
  });

  test('the header marks the page or, below a part of the site, that part', () => {
    const parts = [
      ['/services/', '/services'],
      ['/jobs/', '/career'],
      ['/blog/', '/blog'],
    ] as const;
    const entries = words.shell.navigation.map(({ href }) => href);
    for (const [path, document] of pageDocuments) {
      const part = parts.find(([start]) => path.startsWith(start))?.[1];
      const marked = [...document.querySelectorAll('body > header [aria-current]')].map((link) => [
        link.getAttribute('href'),
        link.getAttribute('aria-current'),
      ]);
      const expected = part ? [part, 'true'] : [path, 'page'];
      expect(marked, path).toEqual(entries.includes(expected[0] ?? '') ? [expected] : []);
    }
  });

  test('the footer leads to every page of the navigation, to the legal pages and to the company', () => {
    const expected = [
      ...words.shell.navigation.map(({ label, href }) => [label, href]),
      ...company.social.map(({ network, url }) => [network, url]),
      [company.email, `mailto:${company.email}`],
      [company.phone, `tel:${company.phone.replaceAll(' ', '')}`],
      ...legalPages.map(({ id, heading }) => [heading, `/${id}`]),
    ];
    const copyright = `© ${company.copyrightYear} ${company.name}. ${words.shell.footer.rights}`;
    for (const [path, document] of everyDocument) {
      const footer = one(document, 'body > footer');
      expect(links(footer), path).toEqual(expected);
      expect(textOf(footer), path).toContain(copyright);
    }
  });
});

test('security.txt says whom to tell', () => {
  const text = textAt('/.well-known/security.txt');
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Expires: ${securityContactExpires}\n`);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
});
