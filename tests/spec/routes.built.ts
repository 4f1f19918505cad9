// What the specification fixes, in its words. A company that takes the site over deletes this folder.
import { describe, expect, test } from 'vitest';
import { fixedPages, pages } from '../support/builtSite.ts';
import { company, words } from '../support/content.ts';
import { everyDocument } from '../support/documents.ts';
import { links, one, region, textOf } from '../support/parts.ts';
import { articles, expectLink, fixedRoutes, jobs, services } from './named.ts';

test('every address of the route table is a page', () => {
  const named = [
    ...fixedRoutes,
    ...services.map(({ id }) => `/services/${id}`),
    ...jobs.map(({ slug }) => `/jobs/${slug}`),
    ...articles.map(({ id }) => `/blog/${id}`),
  ];
  expect(named.filter((path) => !pages.includes(path))).toEqual([]);
});

test('the route table is closed: beside services, jobs and articles there is no further page', () => {
  expect(fixedPages.toSorted()).toEqual(fixedRoutes.toSorted());
});

test('there is no article 8', () => {
  expect(pages).not.toContain('/blog/8');
});

describe('On every page', () => {
  const navigation = [
    ['Home', '/'],
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Careers', '/career'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ];

  test('the header has the six links in order and a Get Started button to /contact', () => {
    for (const [path, document] of everyDocument) {
      const header = one(document, 'body > header');
      expect(links(one(header, 'nav')), path).toEqual(navigation);
      expectLink(header, 'Get Started', '/contact');
    }
  });

  test('the menu repeats them, and has a close button and the links to two social networks', () => {
    expect(company.social).toHaveLength(2);
    const social = company.social.map(({ network, url }) => [network, url]);
    for (const [path, document] of everyDocument) {
      const menu = region(document, words.shell.menu.label);
      expect(links(menu), path).toEqual([...navigation, ['Get Started', '/contact'], ...social]);
      expect(menu.querySelectorAll('[data-menu-close]'), path).toHaveLength(1);
    }
  });

  test('the footer links to both legal pages and says 2022', () => {
    for (const [path, document] of everyDocument) {
      const footer = one(document, 'body > footer');
      const addresses = links(footer).map(([, href]) => href);
      expect(addresses, path).toContain('/privacy-policy');
      expect(addresses, path).toContain('/terms-conditions');
      expect(textOf(footer), path).toContain('© 2022');
    }
  });
});
