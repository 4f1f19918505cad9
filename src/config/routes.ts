/** Every address of the site, in one place. */
export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (id: string) => `/services/${id}`,
  contact: '/contact',
  careers: '/career',
  job: (id: string) => `/jobs/${id}`,
  blog: '/blog',
  article: (id: string) => `/blog/${id}`,
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
} as const;
