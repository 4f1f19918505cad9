import { expect, test } from 'vitest';
import { longDate, shortDate } from '../../src/lib/text';
import { bytesAt, documentAt, meta, onSite, origin, pages, pagesToRead } from '../support/builtSite.ts';
import { differs, faultsOn } from '../support/faults.ts';
import { textsIn } from '../support/html.ts';
import { plain } from '../support/parts.ts';
import { getGraph, getSubject, isNode, isReference, nodesIn } from './graph.ts';

const pageTypes: Record<string, string> = {
  '/about': 'AboutPage',
  '/career': 'AboutPage',
  '/contact': 'ContactPage',
  '/services': 'CollectionPage',
  '/blog': 'CollectionPage',
};

test('the structured data of a page is one graph, escaped for HTML, in which every reference has a node', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const { sources, data, graph } = getGraph(path);
    const ids = graph.map((node) => node['@id']);
    const references = nodesIn(graph).filter(isReference);
    const nodes = nodesIn(graph).filter((node) => !isReference(node));
    const defined = new Set(nodes.map((node) => node['@id']));
    return [
      differs('the number of graphs', sources.length, 1),
      differs('@context', data['@context'], 'https://schema.org'),
      sources.join().includes('<') && 'has a <',
      new Set(ids).size < ids.length && 'an id stands twice',
      references.length === 0 && 'no references',
      ...references.map(({ '@id': id }) => !defined.has(id ?? null) && `nothing is ${id}`),
      ...nodes.map((node) => !node['@type'] && `no type: ${JSON.stringify(node)}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('it has the company and the site, with the offices on pages about the company', () => {
  const offices = documentAt('/').querySelectorAll('[data-office]').length;
  const faults = faultsOn(pagesToRead, (path) => {
    const { ofType } = getGraph(path);
    const [organization] = ofType('Organization');
    const isAboutCompany = ['/', '/about', '/contact'].includes(path);
    const places = nodesIn(organization?.location ?? null).filter((node) => node['@type'] === 'PostalAddress');
    return [
      differs('@id', organization?.['@id'], `${origin}/#organization`),
      differs('name', organization?.name, meta(documentAt(path), 'og:site_name')),
      differs('url', organization?.url, `${origin}/`),
      differs('offices', places.length, isAboutCompany ? offices : 0),
      differs('an address for mail', organization?.email !== undefined, isAboutCompany),
      differs('the number of sites', ofType('WebSite').length, 1),
    ];
  });
  expect(faults).toEqual([]);
});

test('it has the type of the page, and what it is about', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const { graph, title } = getGraph(path);
    const page = graph.find((node) => node['@id'] === `${origin}${path}#page`);
    const found = graph.filter((node) => ['Service', 'BlogPosting', 'JobPosting'].includes(String(node['@type'])));
    const subject = getSubject(path);
    return [
      differs('the page', page?.['@type'], pageTypes[path] ?? 'WebPage'),
      differs('its address', page?.url, `${origin}${path}`),
      differs('its name', page?.name, title),
      ...found.map((node) => differs('its subject', node['@type'], subject)),
      // A job without a day or an office has none, because Google requires both.
      found.length !== (subject ? 1 : 0) && subject !== 'JobPosting' && `${found.length} subjects`,
      differs('the main entity', page?.mainEntity, found[0] && { '@id': found[0]['@id'] ?? null }),
    ];
  });
  expect(faults).toEqual([]);
});

test('it has the breadcrumbs, with names that the page or its title shows', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const { ofType, shown, title } = getGraph(path);
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
      ...trail.map(({ name }) => !`${shown} ${plain(title)}`.includes(plain(String(name))) && `does not show ${name}`),
    ];
  });
  expect(faults).toEqual([]);
});

/**
 * The fields that Google requires and recommends for each type, without recommended fields that no page shows (salary and
 * remote work of a job, fax and registers of the company) or that are optional in the content (dates of an article, last day
 * of a job).
 */
const fields: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  BlogPosting: ['author', 'headline', 'image'],
  JobPosting: [
    'datePosted',
    'description',
    'hiringOrganization',
    'jobLocation',
    'title',
    'identifier',
    'experienceRequirements',
  ],
  Service: ['name', 'provider', 'description', 'serviceType', 'url', 'image'],
};

test('it has every field that Google requires, and the recommended ones that the page can fill', () => {
  const faults = faultsOn(pagesToRead, (path) =>
    getGraph(path).graph.flatMap((node) =>
      (fields[String(node['@type'])] ?? []).map((name) => !node[name] && `${node['@type']} has no ${name}`),
    ),
  );
  expect(faults).toEqual([]);
});

test('it has nothing that the page does not show, and no ratings; its pictures exist', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const { graph, shown, ofType } = getGraph(path);
    const vocabulary = nodesIn(graph).flatMap((node) => [...Object.keys(node), String(node['@type'])]);
    const subject = graph.find((node) => node['@type'] === getSubject(path));
    const texts = ['headline', 'title', 'name', 'description', 'experienceRequirements']
      .map((name) => subject?.[name])
      .filter((value) => typeof value === 'string')
      .flatMap(textsIn)
      .map(plain);
    const day = subject?.datePosted ?? subject?.datePublished;
    const isDayShown = (date: Date) => [longDate, shortDate].some((written) => shown.includes(plain(written(date))));
    const place = subject?.jobLocation;
    const people = nodesIn(graph).filter((node) => node['@type'] === 'Person');
    const values = [
      ...people.flatMap(({ name, jobTitle }) => [name, jobTitle ?? '']),
      ...ofType('Quotation').map(({ text }) => text),
    ];
    const pictures = nodesIn(graph).filter((node) => node['@type'] === 'ImageObject');
    return [
      pictures.length === 0 && 'no pictures',
      ...pictures.map(({ url }) => bytesAt(onSite(String(url))).length === 0 && `${url} is empty`),
      typeof day === 'string' && !isDayShown(new Date(day)) && `does not show ${day}`,
      ...vocabulary.map((word) => /rating|review|statistic|salary/i.test(word) && `says ${word}`),
      ...[...texts, ...values.map((text) => plain(String(text))), ...(isNode(place) ? [String(place.name)] : [])].map(
        (text) => !shown.includes(text) && `does not show ${text}`,
      ),
    ];
  });
  expect(faults).toEqual([]);
});
