import { expect, test } from 'vitest';
import { onSite, origin, pages, pagesToRead, plain } from '../support/builtSite.ts';
import { company } from '../support/content.ts';
import { differs, faultsOn } from '../support/faults.ts';
import { graphOf, isReference, nodesIn, subjectOf } from './graph.ts';

const pageTypes: Record<string, string> = {
  '/about': 'AboutPage',
  '/career': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/blog': 'CollectionPage',
};

test('the structured data of a page is one graph that cannot end its script', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const { sources, data } = graphOf(path);
    return [
      differs('the number of graphs', sources.length, 1),
      differs('@context', data['@context'], 'https://schema.org'),
      sources.join().includes('<') && 'has a <',
    ];
  });
  expect(faults).toEqual([]);
});

test('its nodes have a type and an id of their own, and every reference leads to one', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const { graph } = graphOf(path);
    const ids = graph.map((node) => node['@id']);
    const [references, nodes] = [nodesIn(graph).filter(isReference), nodesIn(graph).filter((one) => !isReference(one))];
    const defined = new Set(nodes.map((node) => node['@id']));
    return [
      new Set(ids).size < ids.length && 'an id stands twice',
      references.length === 0 && 'no references',
      ...references.map(({ '@id': id }) => !defined.has(id ?? null) && `nothing is ${id}`),
      ...nodes.map((node) => !node['@type'] && `no type: ${JSON.stringify(node)}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('it names the company with its offices, and the site', () => {
  const offices = company.offices.map(({ city, countryCode, postalCode, region, address }) => ({
    '@type': 'PostalAddress',
    streetAddress: address[0],
    addressLocality: city,
    ...(region && { addressRegion: region }),
    postalCode,
    addressCountry: countryCode,
  }));
  const faults = faultsOn(pagesToRead, (path) => {
    const { ofType } = graphOf(path);
    const [organization] = ofType('Organization');
    const expected = {
      '@id': `${origin}/#organization`,
      name: company.name,
      url: `${origin}/`,
      email: company.email,
      telephone: company.phone,
      sameAs: company.social.map(({ url }) => url),
    };
    const places = nodesIn(organization?.location ?? null).filter((node) => node['@type'] === 'PostalAddress');
    return [
      ...Object.entries(expected).map(([name, value]) => differs(name, organization?.[name], value)),
      differs('the offices', places, offices),
      differs('the number of sites', ofType('WebSite').length, 1),
    ];
  });
  expect(faults).toEqual([]);
});

test('it describes the page by its kind, and what it is about', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const { graph, title } = graphOf(path);
    const page = graph.find((node) => node['@id'] === `${origin}${path}#page`);
    const found = graph.filter((node) => ['Service', 'BlogPosting', 'JobPosting'].includes(String(node['@type'])));
    const subject = subjectOf(path);
    return [
      differs('the page', page?.['@type'], pageTypes[path] ?? 'WebPage'),
      differs('its address', page?.url, `${origin}${path}`),
      differs('its name', page?.name, title),
      differs(
        'its subject',
        found.map((node) => node['@type']),
        subject ? [subject] : [],
      ),
      differs('the main entity', page?.mainEntity, subject && { '@id': found[0]?.['@id'] }),
    ];
  });
  expect(faults).toEqual([]);
});

test('it has the trail of pages above the page, in names that the page shows', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const { ofType, shown } = graphOf(path);
    const [list] = ofType('BreadcrumbList');
    if (path === '/') return [list !== undefined && 'has a trail'];
    const trail = nodesIn(list?.itemListElement ?? null);
    const depth = path.split('/').length;
    return [
      differs(
        'the positions',
        trail.map((item) => item.position),
        Array.from({ length: depth }, (_, index) => index + 1),
      ),
      differs('the first', trail[0]?.item, `${origin}/`),
      differs('the last', trail.at(-1)?.item, `${origin}${path}`),
      ...trail.map(({ item }) => !pages.includes(onSite(String(item))) && `${item} is no page`),
      ...trail.map(({ name }) => !shown.includes(plain(String(name))) && `does not show ${name}`),
    ];
  });
  expect(faults).toEqual([]);
});
