import { routes } from '../../lib/routes.ts';

export const projectStrings = {
  /** The list, in breadcrumbs. */
  projects: { label: 'Projects', href: routes.projects },
  all: { label: 'All projects', href: routes.projects },
  none: 'There are no projects yet.',
  ofService: 'What we did for clients',
  client: (name: string, sector: string) => `${name}, ${sector}`,
  change: (before: string, after: string) => `${before} to ${after}`,
};
