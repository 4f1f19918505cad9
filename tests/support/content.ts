// The content, so that tests do not repeat it.
import { existsSync } from 'node:fs';
import { loadContent } from '../../src/content/load.ts';
import { withOffice } from '../../src/content/publishing.ts';
import { withoutSoftHyphens } from '../../src/lib/text.ts';

// The day of the build, and whether it shows drafts.
if (existsSync('.env')) process.loadEnvFile();
export const content = loadContent();
export const { documents } = content;

export const company = documents.site;
export const thirdParties = documents['third-parties'];

/** An entry with its id, and a title without soft hyphens. */
const readable = <Data extends { title: string }>({ id, data }: { id: string; data: Data }) => ({
  ...data,
  id,
  title: withoutSoftHyphens(data.title),
});

/** The services, projects, jobs, articles and legal pages, in the order of the site. */
export const services = content.services.map(readable).sort((a, b) => a.order - b.order);
export const projects = content.projects.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.order - b.order);
export const everyJob = content.jobs
  .map((job) => withOffice(readable(job), company.offices))
  .sort((a, b) => a.order - b.order);
/** The open jobs. */
export const jobs = everyJob.filter((job) => !job.isClosed);
export const articles = content.articles.map(readable).sort((a, b) => Number(a.id) - Number(b.id));
export const legalPages = content.legal.map(readable).sort((a, b) => a.order - b.order);

/** The articles, newest first. */
export const newest = articles
  .toReversed()
  .sort((a, b) => (b.published?.getTime() ?? 0) - (a.published?.getTime() ?? 0));

/** The texts of each page. */
export const words = {
  layout: documents.layout,
  controls: documents['labels/controls'],
  labels: documents['labels/pages'],
  search: { ...documents['labels/search'], ...documents.search },
  home: documents['pages/home'],
  about: documents['pages/about'],
  services: documents['pages/services'],
  service: documents['pages/service'],
  contact: documents['pages/contact'],
  form: { ...documents['pages/contact'].form, ...documents['labels/form'] },
  careers: documents['pages/careers'],
  job: documents['pages/job'],
  blog: documents['pages/blog'],
  article: documents['pages/article'],
  notFound: documents['pages/not-found'],
};

/** The lists on pages. */
export const blocks = {
  /** Empty if the home page has no slider. */
  slides: documents['pages/home'].showSlider ? documents['blocks/slides'].items : [],
  testimonials: documents['blocks/testimonials'].items,
  questions: documents['blocks/faq'].items,
  achievements: documents['blocks/achievements'].items,
  statistics: documents['blocks/statistics'].items,
  team: documents['blocks/team'].items,
};
