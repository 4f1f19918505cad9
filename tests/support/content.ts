// What the content says, read from its files, so that no test has to repeat it.
import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { siteGaps } from '../../src/content/gaps';
import { documents, folders } from '../../src/content/schemas/contract';
import { fillGaps } from '../../src/lib/fill';

const read = (file: string): unknown => parse(readFileSync(`content/${file}.yaml`, 'utf8'));

function readAll<Schema extends z.ZodType>(folder: string, schema: Schema) {
  return readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''))
    .map((id) => ({ id, data: schema.parse(read(`${folder}/${id}`)) }));
}

const { name: companyName } = documents.site.parse(read('site'));
const rawServices = readAll('services', folders.services);
const rawJobs = readAll('jobs', folders.jobs);
const rawArticles = readAll('articles', folders.articles);

const gaps = siteGaps(companyName, { services: rawServices, jobs: rawJobs, articles: rawArticles });

const document = <Name extends keyof typeof documents>(name: Name): z.infer<(typeof documents)[Name]> =>
  fillGaps(documents[name].parse(read(name)) as z.infer<(typeof documents)[Name]>, gaps);

export const company = document('site');

/** The services, jobs and articles in the order in which the site lists them. */
export const services = rawServices
  .map(({ id, data }) => ({ id, ...fillGaps(data, gaps) }))
  .sort((a, b) => a.order - b.order);
export const jobs = rawJobs.map(({ id, data }) => ({ id, ...fillGaps(data, gaps) })).sort((a, b) => a.order - b.order);
export const articles = rawArticles
  .map(({ id, data }) => ({ id, ...fillGaps(data, gaps) }))
  .sort((a, b) => Number(a.id) - Number(b.id));

/** The words of each page. */
export const words = {
  shell: document('shell'),
  home: document('pages/home'),
  about: document('pages/about'),
  services: document('pages/services'),
  service: document('pages/service'),
  contact: document('pages/contact'),
  careers: document('pages/careers'),
  job: document('pages/job'),
  blog: document('pages/blog'),
  article: document('pages/article'),
  notFound: document('pages/not-found'),
  privacy: document('pages/privacy-policy'),
  terms: document('pages/terms-conditions'),
};

/** The lists that stand on pages. */
export const blocks = {
  slides: document('blocks/slides').items,
  testimonials: document('blocks/testimonials').items,
  questions: document('blocks/faq').items,
  process: document('blocks/process').items,
  achievements: document('blocks/achievements').items,
  statistics: document('blocks/statistics').items,
  hiring: document('blocks/hiring').items,
  offers: document('blocks/offers').items,
  values: document('blocks/values').items,
  expectations: document('blocks/expectations').items,
  team: document('blocks/team').items,
};
