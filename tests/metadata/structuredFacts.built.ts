import { expect, test } from 'vitest';
import { longDate } from '../../src/lib/text';
import { bytesAt, onSite, pagesToRead, plain } from '../support/builtSite.ts';
import { company, jobs } from '../support/content.ts';
import { faultsOn } from '../support/faults.ts';
import { textsIn } from '../support/html.ts';
import { graphOf, isNode, nodesIn, subjectOf } from './graph.ts';

/**
 * What Google's documentation of each type requires and recommends. Of the recommended fields those are left out that no
 * page shows: a salary and remote work of a job, the day on which an article was changed, the fax
 * and the registers of the company; and those that the content may leave open: the day of an article, the last day of a job.
 */
const fields: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo', 'sameAs', 'email', 'telephone', 'location'],
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

test('structured data has every field that Google requires, and those it recommends that the page can fill', () => {
  const faults = faultsOn(pagesToRead, (path) =>
    graphOf(path).graph.flatMap((node) =>
      (fields[String(node['@type'])] ?? []).map((name) => !node[name] && `${node['@type']} has no ${name}`),
    ),
  );
  expect(faults).toEqual([]);
});

test('a job says whether it is full time in the word that Google has for it', () => {
  const fullTime = jobs
    .map(({ id, employment }) => ({ path: `/jobs/${id}`, employment }))
    .filter(({ path, employment }) => subjectOf(path) && /^full time$/i.test(employment));
  const types = fullTime.map(({ path }) => graphOf(path).ofType('JobPosting')[0]?.employmentType);
  expect(types).toEqual(fullTime.map(() => 'FULL_TIME'));
});

test('structured data says nothing that the page does not show, and rates nothing', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const { graph, shown } = graphOf(path);
    const vocabulary = nodesIn(graph).flatMap((node) => [...Object.keys(node), String(node['@type'])]);
    const subject = graph.find((node) => node['@type'] === subjectOf(path));
    const texts = ['headline', 'title', 'name', 'description', 'experienceRequirements']
      .map((name) => subject?.[name])
      .filter((value) => typeof value === 'string')
      .flatMap(textsIn)
      .map(plain);
    const day = subject?.datePosted ?? subject?.datePublished;
    const place = subject?.jobLocation;
    return [
      ...vocabulary.map((word) => /rating|review|statistic|salary/i.test(word) && `says ${word}`),
      ...[
        ...texts,
        ...(typeof day === 'string' ? [longDate(new Date(day), company.language)] : []),
        ...(isNode(place) ? [String(place.name)] : []),
      ].map((text) => !shown.includes(text) && `does not show ${text}`),
    ];
  });
  expect(faults).toEqual([]);
});

test('structured data shows pictures that exist', () => {
  const faults = faultsOn(pagesToRead, (path) => {
    const pictures = nodesIn(graphOf(path).graph).filter((node) => node['@type'] === 'ImageObject');
    return [
      pictures.length === 0 && 'no pictures',
      ...pictures.map(({ url }) => bytesAt(onSite(String(url))).length === 0 && `${url} is empty`),
    ];
  });
  expect(faults).toEqual([]);
});
