import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { entries, pages, site } from './content/schemas';

/** The entries of a folder of content/. */
const folder = (name: string) => glob({ base: `./content/${name}`, pattern: '*.yaml' });

/** A single file of content/: a collection with one entry. */
const file = (name: string) => glob({ base: './content', pattern: `${name}.yaml` });

export const collections = {
  services: defineCollection({ loader: folder('services'), schema: ({ image }) => entries.services(image) }),
  projects: defineCollection({ loader: folder('projects'), schema: ({ image }) => entries.projects(image) }),
  jobs: defineCollection({ loader: folder('jobs'), schema: ({ image }) => entries.jobs(image) }),
  articles: defineCollection({ loader: folder('articles'), schema: ({ image }) => entries.articles(image) }),
  legal: defineCollection({ loader: folder('legal'), schema: entries.legal() }),
  people: defineCollection({ loader: folder('people'), schema: ({ image }) => entries.people(image) }),
  offices: defineCollection({ loader: folder('offices'), schema: entries.offices() }),
  topics: defineCollection({ loader: folder('topics'), schema: entries.topics() }),
  site: defineCollection({ loader: file('site'), schema: site }),
  homePage: defineCollection({ loader: file('pages/home'), schema: ({ image }) => pages.home(image) }),
  aboutPage: defineCollection({ loader: file('pages/about'), schema: ({ image }) => pages.about(image) }),
  servicesPage: defineCollection({ loader: file('pages/services'), schema: pages.services() }),
  projectsPage: defineCollection({ loader: file('pages/projects'), schema: pages.projects() }),
  contactPage: defineCollection({ loader: file('pages/contact'), schema: pages.contact() }),
  careersPage: defineCollection({ loader: file('pages/careers'), schema: ({ image }) => pages.careers(image) }),
  blogPage: defineCollection({ loader: file('pages/blog'), schema: pages.blog() }),
};
