// All schemas, for what reads every content file. They load in plain Node: they import nothing of Astro but zod.
import { articleSchema } from './articles.schema.ts';
import { jobSchema } from './jobs.schema.ts';
import { legalSchema } from './legal.schema.ts';
import { officeSchema } from './offices.schema.ts';
import { aboutSchema } from './pages/about.schema.ts';
import { blogSchema } from './pages/blog.schema.ts';
import { careersSchema } from './pages/careers.schema.ts';
import { contactSchema } from './pages/contact.schema.ts';
import { homeSchema } from './pages/home.schema.ts';
import { projectsSchema } from './pages/projects.schema.ts';
import { servicesSchema } from './pages/services.schema.ts';
import { personSchema } from './people.schema.ts';
import { projectSchema } from './projects.schema.ts';
import { serviceSchema } from './services.schema.ts';
import { siteSchema } from './site.schema.ts';
import { topicSchema } from './topics.schema.ts';

/** The schemas of the folders of content/, by name, in the order of the CMS. */
export const entries = {
  articles: articleSchema,
  jobs: jobSchema,
  services: serviceSchema,
  projects: projectSchema,
  people: personSchema,
  offices: officeSchema,
  topics: topicSchema,
  legal: legalSchema,
};

export type Folder = keyof typeof entries;

/** The schemas of content/pages, by file name. */
export const pages = {
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  projects: projectsSchema,
  contact: contactSchema,
  careers: careersSchema,
  blog: blogSchema,
};

export const site = siteSchema;
