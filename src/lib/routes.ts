/** The ids of sections that another part of the site must know. */
export const anchors = {
  callToAction: 'call',
  colleagueQuotes: 'voices',
  hiring: 'hiring',
  jobs: 'roles',
  nextProject: 'next',
  prices: 'price',
  serviceProjects: 'project',
  team: 'team',
} as const;

export const routes = {
  home: '/',
  about: '/about',
  team: `/about#${anchors.team}`,
  services: '/services',
  projects: '/projects',
  project: (id: string) => `/projects/${id}`,
  service: (id: string) => `/services/${id}`,
  servicePrices: (id: string) => `/services/${id}#${anchors.prices}`,
  contact: '/contact',
  /** The form with a service chosen, and above it one of the examples of its prices, counted from 1. */
  contactAbout: (service: string, example?: number) =>
    `/contact?service=${service}${example === undefined ? '' : `&example=${example}`}`,
  /** The same for a project like one of ours. */
  contactAboutProject: (service: string, project: string) => `/contact?service=${service}&project=${project}`,
  careers: '/career',
  colleagueQuotes: `/career#${anchors.colleagueQuotes}`,
  hiring: `/career#${anchors.hiring}`,
  jobs: `/career#${anchors.jobs}`,
  job: (id: string) => `/jobs/${id}`,
  blog: '/blog',
  article: (id: string) => `/blog/${id}`,
  legal: (id: string) => `/${id}`,
} as const;
