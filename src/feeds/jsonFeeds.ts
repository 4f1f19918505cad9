import { routes } from '@/config/routes';
import { type Document, getDocument, getJobs } from '@/content/queries';
import { isoDay } from '@/lib/text';
import { jobHtml } from '@/metadata/jobPosting';
import { largeIcon, smallIcon } from '@/sharing/icons';
import { feedPaths } from './addresses';
import { articleItems, newestFirst } from './articles';
import { withAbsoluteLinks } from './fullText';

interface FeedItem {
  title: string;
  day: Date | undefined;
  url: string;
  summary: string;
  html: string;
  image?: string | undefined;
  tags?: readonly string[];
}

interface FeedHead {
  title: string;
  description: string;
  path: string;
  home: string;
}

function jsonFeed(site: Document<'site'>, head: FeedHead, items: readonly FeedItem[]) {
  const absolute = (path: string) => new URL(path, site.url).href;
  const authors = [{ name: site.name, url: absolute(routes.home) }];
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: head.title,
    description: head.description,
    home_page_url: absolute(head.home),
    feed_url: absolute(head.path),
    icon: absolute(`/icons/${largeIcon.file}`),
    favicon: absolute(`/icons/${smallIcon.file}`),
    language: site.language,
    authors,
    items: items.map(({ title, url, day, summary, html, image, tags }) => ({
      id: url,
      url,
      title,
      summary,
      content_html: html,
      ...(image && { image }),
      ...(day && { date_published: `${isoDay(day)}T00:00:00Z` }),
      ...(tags && { tags }),
      authors,
      language: site.language,
    })),
  };
}

/** JSON Feed 1.1 of the articles with their full text. */
export async function articlesFeed() {
  const [site, { feed }] = await Promise.all([getDocument('site'), getDocument('pages/blog')]);
  return jsonFeed(site, { ...feed, path: feedPaths.json, home: routes.blog }, await articleItems());
}

/** JSON Feed 1.1 of the open roles; the experience, the employment and the office are tags. */
export async function jobsFeed() {
  const [site, { feed }, jobs] = await Promise.all([getDocument('site'), getDocument('pages/careers'), getJobs()]);
  const items = jobs.map((job) => ({
    title: job.title,
    day: job.posted,
    summary: job.description,
    url: new URL(routes.job(job.id), site.url).href,
    html: withAbsoluteLinks(jobHtml(job), site.url),
    tags: [job.experience, job.employment, ...(job.office ? [job.office.city] : [])],
  }));
  return jsonFeed(site, { ...feed, path: feedPaths.jobs, home: routes.careers }, items.sort(newestFirst));
}
