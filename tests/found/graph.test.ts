import { describe, expect, test } from 'vitest';
import { articleIds, jobs, pages, serviceIds } from '../support/addresses.ts';
import { bytesAt, documentAt, onSite, origin, words } from './builtSite.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
type Node = { [key: string]: Json };

const isNode = (value: Json | undefined): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every object at any depth. */
const nodesIn = (value: Json): Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
};
const isReference = (node: Node) => Object.keys(node).join() === '@id';

const pageTypes: Record<string, string> = {
  '/about': 'AboutPage',
  '/career': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/blog': 'CollectionPage',
};
const subjects = new Map([
  ...serviceIds.map((id): [string, string] => [`/services/${id}`, 'Service']),
  ...articleIds.map((id): [string, string] => [`/blog/${id}`, 'BlogPosting']),
  ...jobs.map(({ slug }): [string, string] => [`/jobs/${slug}`, 'JobPosting']),
]);

/**
 * What Google's documentation of each type requires and recommends. Of the recommended fields those are left out that no
 * page shows: a salary, a last day to apply and remote work of a job, the day on which an article was changed, the fax
 * and the registers of the company.
 */
const fields: Record<string, { required: string[]; recommended: string[] }> = {
  Organization: { required: [], recommended: ['name', 'url', 'logo', 'sameAs', 'email', 'telephone', 'location'] },
  WebSite: { required: ['name', 'url'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  BlogPosting: { required: [], recommended: ['author', 'datePublished', 'headline', 'image'] },
  JobPosting: {
    required: ['datePosted', 'description', 'hiringOrganization', 'jobLocation', 'title'],
    recommended: ['employmentType', 'identifier', 'experienceRequirements'],
  },
  Service: { required: ['name', 'provider'], recommended: ['description', 'serviceType', 'url', 'image'] },
};

describe.each(pages)('the structured data of %s', (path) => {
  const document = documentAt(path);
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  const source = scripts[0]?.textContent ?? '';
  const data: { '@context': string; '@graph': Node[] } = JSON.parse(source);
  const graph = data['@graph'];
  const ofType = (type: string) => graph.filter((node) => node['@type'] === type);
  const shown = words(document.body.textContent);

  test('is one graph that cannot end its script', () => {
    expect(scripts).toHaveLength(1);
    expect(data['@context']).toBe('https://schema.org');
    expect(source).not.toContain('<');
  });

  test('has nodes with a type and an id, and every reference leads to one', () => {
    const ids = graph.map((node) => node['@id']);
    expect(new Set(ids).size).toBe(ids.length);
    const defined = new Set(nodesIn(graph).flatMap((node) => (isReference(node) ? [] : [node['@id']])));
    const references = nodesIn(graph).filter(isReference);
    expect(references.length).toBeGreaterThan(2);
    expect(references.map((node) => node['@id']).filter((id) => !defined.has(id ?? null))).toEqual([]);
    expect(nodesIn(graph).filter((node) => !isReference(node) && !node['@type'])).toEqual([]);
  });

  test('names the company with its three offices, and the site', () => {
    const [organization] = ofType('Organization');
    expect(organization).toMatchObject({
      '@id': `${origin}/#organization`,
      name: 'Trelliswork',
      url: `${origin}/`,
      email: 'hello@trelliswork.example',
      telephone: '+1 919 555 0142',
    });
    const places = nodesIn(organization?.location ?? null).filter((node) => node['@type'] === 'PostalAddress');
    expect(places.map((place) => place.addressLocality)).toEqual(['Morrisville', 'Pune', 'Singapore']);
    for (const place of places)
      for (const name of ['streetAddress', 'postalCode', 'addressCountry']) expect(place[name]).toBeTruthy();
    expect(ofType('WebSite')).toHaveLength(1);
  });

  test('describes the page by its kind, and what it is about', () => {
    const page = graph.find((node) => node['@id'] === `${origin}${path}#page`);
    expect(page?.['@type']).toBe(pageTypes[path] ?? 'WebPage');
    expect(page).toMatchObject({ url: `${origin}${path}`, name: document.title });
    const subject = subjects.get(path);
    const found = graph.filter((node) => ['Service', 'BlogPosting', 'JobPosting'].includes(String(node['@type'])));
    expect(found.map((node) => node['@type'])).toEqual(subject ? [subject] : []);
    if (subject) expect(page?.mainEntity).toEqual({ '@id': found[0]?.['@id'] });
  });

  test('has the trail of pages above it', () => {
    const [list] = ofType('BreadcrumbList');
    if (path === '/') return expect(list).toBeUndefined();
    const trail = nodesIn(list?.itemListElement ?? null);
    expect(trail.length).toBe(subjects.has(path) ? 3 : 2);
    expect(trail.map((item) => item.position)).toEqual(trail.map((_, index) => index + 1));
    expect(trail.at(-1)?.item).toBe(`${origin}${path}`);
    for (const item of trail) {
      expect(pages).toContain(onSite(String(item.item)));
      expect(shown).toContain(words(String(item.name)));
    }
    expect(trail[0]?.item).toBe(`${origin}/`);
  });

  test('has every field that Google requires, and those it recommends that the page can fill', () => {
    for (const node of graph) {
      const { required = [], recommended = [] } = fields[String(node['@type'])] ?? {};
      const missing = [...required, ...recommended].filter((name) => !node[name]);
      expect(missing, String(node['@type'])).toEqual([]);
    }
  });

  test('says nothing that the page does not show, and rates nothing', () => {
    const vocabulary = nodesIn(graph).flatMap((node) => [...Object.keys(node), String(node['@type'])]);
    expect(vocabulary.filter((word) => /rating|review|statistic|salary/i.test(word))).toEqual([]);
    const [subject] = graph.filter((node) => subjects.get(path) === node['@type']);
    for (const name of ['headline', 'title', 'name', 'description', 'experienceRequirements']) {
      const value = subject?.[name];
      if (typeof value !== 'string') continue;
      const parts = value
        .split(/<[^>]+>/)
        .map((part) => words(part.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")));
      for (const part of parts) expect(shown).toContain(part);
    }
    const day = String(subject?.datePosted ?? subject?.datePublished ?? '');
    if (day) {
      const written = new Date(day).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
      expect(shown).toContain(written);
    }
    const place = subject?.jobLocation;
    if (isNode(place)) expect(shown).toContain(String(place.name));
  });

  test('shows pictures that exist', () => {
    for (const node of nodesIn(graph).filter(({ '@type': type }) => type === 'ImageObject'))
      expect(bytesAt(onSite(String(node.url))).length).toBeGreaterThan(500);
  });
});

test('the addresses of the offices say what the contact page shows', () => {
  const shown = words(documentAt('/contact').body.textContent);
  const graph: Json = JSON.parse(
    documentAt('/contact').querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  const addresses = nodesIn(graph).filter((node) => node['@type'] === 'PostalAddress');
  expect(addresses).toHaveLength(3);
  for (const address of addresses)
    for (const name of ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode'])
      expect(shown).toContain(address[name] ?? '');
});
