import { routes } from '@/config/routes';
import { getDocument } from '@/content/queries';

/** The Markdown form of a page stands beside it: /about.md, and /index.md for the home page. */
export const markdownPath = (path: string) => (path === routes.home ? '/index.md' : `${path}.md`);

export const feedPaths = { rss: '/rss.xml', json: '/feed.json', jobs: '/jobs/feed.json' } as const;

/** The feeds with their formats, as the head of a page announces them. */
export async function getFeeds() {
  const [blog, careers] = await Promise.all([getDocument('pages/blog'), getDocument('pages/careers')]);
  return [
    { path: feedPaths.rss, type: 'application/rss+xml', title: blog.feed.title },
    { path: feedPaths.json, type: 'application/feed+json', title: blog.feed.title },
    { path: feedPaths.jobs, type: 'application/feed+json', title: careers.feed.title },
  ];
}
