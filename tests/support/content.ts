// What the content says, read from its files, so that no test has to repeat it.
import { readdirSync, readFileSync } from 'node:fs';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { siteGaps } from '../../src/content/gaps';
import * as blockSchemas from '../../src/content/schemas/blocks';
import * as entrySchemas from '../../src/content/schemas/entries';
import * as pageSchemas from '../../src/content/schemas/pages';
import { sharing as sharingSchema } from '../../src/content/schemas/sharing';
import { site as siteSchema } from '../../src/content/schemas/site';
import { fillGaps } from '../../src/lib/fill';

// Astro reads YAML 1.1, where 2026-03-12 is a day and not a text.
const read = (file: string): unknown =>
  parse(readFileSync(`content/${file}.yaml`, 'utf8'), { customTags: ['timestamp'] });

function readAll<Schema extends z.ZodType>(folder: string, schema: Schema) {
  return readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace('.yaml', ''))
    .map((id) => ({ id, data: schema.parse(read(`${folder}/${id}`)) }));
}

const { name: companyName } = siteSchema.parse(read('site'));
const rawServices = readAll('services', entrySchemas.service);
const rawJobs = readAll('jobs', entrySchemas.job);
const rawArticles = readAll('articles', entrySchemas.article);

const gaps = siteGaps(companyName, { services: rawServices, jobs: rawJobs, articles: rawArticles });

const document = <Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> =>
  fillGaps(schema.parse(read(file)), gaps);

export const company = document('site', siteSchema);

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
  shell: document('pages/shell', pageSchemas.shell),
  home: document('pages/home', pageSchemas.homePage),
  about: document('pages/about', pageSchemas.aboutPage),
  services: document('pages/services', pageSchemas.servicesPage),
  service: document('pages/service', pageSchemas.servicePage),
  contact: document('pages/contact', pageSchemas.contactPage),
  careers: document('pages/careers', pageSchemas.careersPage),
  job: document('pages/job', pageSchemas.jobPage),
  blog: document('pages/blog', pageSchemas.blogPage),
  article: document('pages/article', pageSchemas.articlePage),
  notFound: document('pages/not-found', pageSchemas.notFoundPages),
  privacy: document('pages/privacy-policy', pageSchemas.legalPage),
  terms: document('pages/terms-conditions', pageSchemas.legalPage),
  sharing: document('pages/sharing', sharingSchema),
};

/** The lists that stand on pages. */
export const blocks = {
  slides: document('blocks/slides', blockSchemas.slides).items,
  testimonials: document('blocks/testimonials', blockSchemas.testimonials).items,
  questions: document('blocks/faq', blockSchemas.faq).items,
  process: document('blocks/process', blockSchemas.process).items,
  achievements: document('blocks/achievements', blockSchemas.achievements).items,
  statistics: document('blocks/statistics', blockSchemas.statistics).items,
  hiring: document('blocks/hiring', blockSchemas.hiring).items,
  offers: document('blocks/offers', blockSchemas.offers).items,
  values: document('blocks/values', blockSchemas.values).items,
  expectations: document('blocks/expectations', blockSchemas.expectations).items,
  team: document('blocks/team', blockSchemas.team).items,
};
