export const routes = {
  home: '/',
  about: '/about',
  team: '/about#team',
  services: '/services',
  /** The list of projects. */
  projects: '/services#projects',
  service: (id: string) => `/services/${id}`,
  contact: '/contact',
  /** The form with a service chosen. */
  contactAbout: (service: string) => `/contact?service=${service}`,
  careers: '/career',
  voices: '/career#voices',
  job: (id: string) => `/jobs/${id}`,
  blog: '/blog',
  article: (id: string) => `/blog/${id}`,
  legal: (id: string) => `/${id}`,
} as const;
