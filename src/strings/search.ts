// UI strings: the search.
import { routes } from '../config/routes.ts';
import { count } from './count.ts';

export const searchStrings = {
  label: 'Search this site',
  scope: 'Services, prices, projects, roles, articles and questions',
  close: 'Close search',
  keys: { move: 'move', enter: 'Enter', open: 'open', escape: 'Esc', close: 'close' },
  groups: {
    service: 'Services',
    price: 'Prices',
    project: 'Projects',
    job: 'Roles',
    article: 'Articles',
    question: 'Questions',
    page: 'Pages',
  },
  start: (services: number, jobs: number, articles: number) =>
    [count(services, 'service', 'services'), count(jobs, 'role', 'roles'), count(articles, 'article', 'articles')].join(
      ', ',
    ),
  often: 'Common searches',
  results: (results: number, typed: string) => `${count(results, 'result', 'results')} for “${typed}”`,
  showAll: (results: number) => `Show all ${results}`,
  nothing: {
    count: (typed: string) => `No results for “${typed}”`,
    heading: (typed: string) => `We found nothing for “${typed}”`,
    text: 'Check the spelling, try a shorter word, or ask us.',
    links: [
      { label: 'See All Services', href: routes.services },
      { label: 'Get in Touch', href: routes.contact },
    ],
  },
  loading: 'Loading the search …',
  failed: {
    count: 'Search is not available',
    heading: 'Search did not load',
    text: 'The rest of the site works. Try again, or open one of these pages.',
    retry: 'Try again',
    links: [
      { label: 'Services', href: routes.services },
      { label: 'Careers', href: routes.careers },
      { label: 'Blog', href: routes.blog },
    ],
  },
};
