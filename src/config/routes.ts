import { feed } from './feed.ts';

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

/** Whether an address is the blog or its feed. A site without articles has neither. */
export function leadsToBlog(address: string): boolean {
  const path = address.replace(/[?#].*/, '');
  return path === routes.blog || path === feed.path;
}

/** The address of a file in content/pages: pages/about becomes /about. Two addresses differ from the file name. */
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

/** The address of an entry: its file name, or for an article its number. */
export function entryAddress(file: string, number?: unknown): string | undefined {
  const [, folder = '', name = ''] = /^content\/([\w-]+)\/(.+)\.yaml$/.exec(file) ?? [];
  return entryRoutes[folder]?.(folder === 'articles' ? String(number) : name);
}
