import { feed } from './feed.ts';

/** Every address of the site, in one place. */
export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  service: (id: string) => `/services/${id}`,
  contact: '/contact',
  /** The form with a service chosen. */
  contactAbout: (service: string) => `/contact?service=${service}`,
  careers: '/career',
  job: (id: string) => `/jobs/${id}`,
  blog: '/blog',
  article: (id: string) => `/blog/${id}`,
  legal: (id: string) => `/${id}`,
} as const;

/** Whether an address is that of the blog or of its feed, which a site without articles does not have. */
export function leadsToBlog(address: string): boolean {
  const path = address.replace(/[?#].*/, '');
  return path === routes.blog || path === feed.path;
}

/** The address of the page that a file of content/pages makes: pages/about makes /about. Two have another name. */
export function pageAddress(id: string): string | undefined {
  if (id === 'pages/home') return routes.home;
  if (id === 'pages/careers') return routes.careers;
  return id.startsWith('pages/') ? id.replace('pages', '') : undefined;
}

const entryRoutes: Record<string, ((id: string) => string) | undefined> = {
  services: routes.service,
  jobs: routes.job,
  articles: routes.article,
  legal: routes.legal,
};

/** The address of the page that a content file makes: by its name, or by its number if it is an article. */
export function pageOf(file: string, number?: unknown): string | undefined {
  const [, folder = '', name = ''] = /^content\/([\w-]+)\/(.+)\.yaml$/.exec(file) ?? [];
  return entryRoutes[folder]?.(folder === 'articles' ? String(number) : name);
}
