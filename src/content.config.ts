// The content contract: which files there are below content/, and what each of them must hold.
import { defineCollection } from 'astro:content';
import { document, folder } from './content/loaders';
import * as blocks from './content/schemas/blocks';
import * as entries from './content/schemas/entries';
import * as pages from './content/schemas/pages';
import { sharing } from './content/schemas/sharing';
import { site } from './content/schemas/site';

const one = <Schema extends Parameters<typeof document>[1]>(file: string, schema: Schema) =>
  defineCollection({ loader: document(file, schema), schema });

const many = <Schema extends Parameters<typeof folder>[1]>(name: string, schema: Schema) =>
  defineCollection({ loader: folder(name, schema), schema });

export const collections = {
  site: one('site.yaml', site),

  shell: one('pages/shell.yaml', pages.shell),
  homePage: one('pages/home.yaml', pages.homePage),
  aboutPage: one('pages/about.yaml', pages.aboutPage),
  servicesPage: one('pages/services.yaml', pages.servicesPage),
  servicePage: one('pages/service.yaml', pages.servicePage),
  contactPage: one('pages/contact.yaml', pages.contactPage),
  careersPage: one('pages/careers.yaml', pages.careersPage),
  jobPage: one('pages/job.yaml', pages.jobPage),
  blogPage: one('pages/blog.yaml', pages.blogPage),
  articlePage: one('pages/article.yaml', pages.articlePage),
  sharing: one('pages/sharing.yaml', sharing),
  notFoundPages: one('pages/not-found.yaml', pages.notFoundPages),
  privacyPage: one('pages/privacy-policy.yaml', pages.legalPage),
  termsPage: one('pages/terms-conditions.yaml', pages.legalPage),

  slides: one('blocks/slides.yaml', blocks.slides),
  testimonials: one('blocks/testimonials.yaml', blocks.testimonials),
  faq: one('blocks/faq.yaml', blocks.faq),
  process: one('blocks/process.yaml', blocks.process),
  achievements: one('blocks/achievements.yaml', blocks.achievements),
  statistics: one('blocks/statistics.yaml', blocks.statistics),
  hiring: one('blocks/hiring.yaml', blocks.hiring),
  offers: one('blocks/offers.yaml', blocks.offers),
  values: one('blocks/values.yaml', blocks.values),
  expectations: one('blocks/expectations.yaml', blocks.expectations),
  team: one('blocks/team.yaml', blocks.team),

  services: many('services', entries.service),
  jobs: many('jobs', entries.job),
  articles: many('articles', entries.article),
};
