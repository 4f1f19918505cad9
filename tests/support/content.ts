// What the content says, read from its files, so that no test has to repeat it.
import { existsSync } from 'node:fs';
import type { z } from 'astro/zod';
import { colorsOf } from '../../src/brand/colors.ts';
import { siteGaps } from '../../src/content/gaps';
import { placed } from '../../src/content/openRoles';
import { contentSource, readContent } from '../../src/content/read';
import type { documents, folders } from '../../src/content/schemas/contract';
import { shown } from '../../src/content/shown';
import { fillGaps } from '../../src/lib/fill';

// The settings of the build say which day it was, and whether it shows drafts.
if (existsSync('.env')) process.loadEnvFile();
const { entries } = readContent(contentSource(process.cwd()));
const content = shown(entries, process.env.SHOW_DRAFTS === '1');

const read = <Name extends keyof typeof documents>(name: Name) =>
  content.find(({ id }) => id === name)?.data as z.infer<(typeof documents)[Name]>;

const readAll = <Name extends keyof typeof folders>(folder: Name) =>
  content
    .filter(({ id }) => id.startsWith(`${folder}/`))
    .map(({ id, data }) => ({
      id: id.slice(folder.length + 1),
      data: data as Omit<z.infer<(typeof folders)[Name]>, 'id'>,
    }));

const rawServices = readAll('services');
const rawJobs = readAll('jobs');
const rawArticles = readAll('articles');

const isClosed = ({ data }: (typeof rawJobs)[number]) => placed(data, read('site').offices).isClosed;
const gaps = siteGaps(read('site').name, {
  services: rawServices,
  jobs: rawJobs.filter((job) => !isClosed(job)),
  articles: rawArticles,
});

const document = <Name extends keyof typeof documents>(name: Name) => fillGaps(read(name), gaps);

export const company = document('site');

/** Every color of the site, as its brand has them. */
export const colors = colorsOf(read('brand'));

/** The services, jobs and articles in the order in which the site lists them. */
export const services = rawServices
  .map(({ id, data }) => ({ ...fillGaps(data, gaps), id }))
  .sort((a, b) => a.order - b.order);
export const everyJob = rawJobs
  .map((job) => ({ id: job.id, isClosed: isClosed(job), ...fillGaps(job.data, gaps) }))
  .sort((a, b) => a.order - b.order);
/** Those that are open. */
export const jobs = everyJob.filter((job) => !job.isClosed);
export const articles = rawArticles
  .map(({ id, data }) => ({ ...fillGaps(data, gaps), id }))
  .sort((a, b) => Number(a.id) - Number(b.id));

/** The articles with the newest first. */
export const newest = articles
  .toReversed()
  .sort((a, b) => (b.published?.getTime() ?? 0) - (a.published?.getTime() ?? 0));

/** The words of each page. */
export const words = {
  shell: document('shell'),
  controls: document('labels/controls'),
  labels: document('labels/pages'),
  quickFind: { ...document('labels/search'), ...document('search') },
  home: document('pages/home'),
  about: document('pages/about'),
  services: document('pages/services'),
  service: document('pages/service'),
  contact: document('pages/contact'),
  form: { ...document('pages/contact').form, ...document('labels/form') },
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
