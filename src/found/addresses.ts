import { routes } from '@/config/routes';

/** The Markdown form of a page stands beside it: /about.md, and /index.md for the home page. */
export const twinPath = (path: string) => (path === routes.home ? '/index.md' : `${path}.md`);

export const feedPaths = { rss: '/rss.xml', json: '/feed.json', jobs: '/jobs/feed.json' } as const;

interface Titled {
  title: string;
}

/** The feeds with their formats, as the head of a page announces them. */
export const feeds = ({ articles, jobs }: { articles: Titled; jobs: Titled }) => [
  { path: feedPaths.rss, type: 'application/rss+xml', title: articles.title },
  { path: feedPaths.json, type: 'application/feed+json', title: articles.title },
  { path: feedPaths.jobs, type: 'application/feed+json', title: jobs.title },
];
