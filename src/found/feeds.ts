import { routes } from '@/config/routes';
import { type Article, getArticles, getDocument, getJobs } from '@/content/queries';
import { isoDay } from '@/lib/text';
import { feedPaths } from './addresses';
import { articleHtml, withAbsoluteLinks } from './fullText';
import { largeIcon, smallIcon } from './icons';
import { jobHtml } from './jobPosting';
import { findPage } from './pages';
import { sharePicture } from './sharePicture';
import { element, escapeXml } from './xml';

type Site = Awaited<ReturnType<typeof getDocument<'site'>>>;
type Dated = { title: string; day: Date | undefined };

/** Newest first; what has no date comes last. */
const newestFirst = (a: Dated, b: Dated) => (b.day?.getTime() ?? 0) - (a.day?.getTime() ?? 0);

async function entry(article: Article, site: Site) {
  const path = routes.article(article.id);
  const page = await findPage(path);
  return {
    title: article.title,
    day: article.published,
    summary: article.excerpt,
    url: new URL(path, site.url).href,
    html: withAbsoluteLinks(articleHtml(article), site.url),
    image: page && new URL((await sharePicture(site.name, path, page.picture)).src, site.url).href,
  };
}

async function articleEntries(site: Site) {
  const articles = await getArticles();
  return (await Promise.all(articles.map((article) => entry(article, site)))).sort(newestFirst);
}

/** RSS 2.0 of the articles with their full text. The feed is as old as its newest article, not as the build. */
export async function rssFeed(): Promise<string> {
  const [site, { feeds }] = await Promise.all([getDocument('site'), getDocument('sharing')]);
  const entries = await articleEntries(site);
  const self = new URL(feedPaths.rss, site.url).href;
  const items = entries.map(
    ({ title, url, day, summary, html }) =>
      `<item>${element('title', title)}${element('link', url)}<guid isPermaLink="true">${escapeXml(url)}</guid>` +
      `${element('pubDate', day?.toUTCString())}${element('dc:creator', site.name)}` +
      `${element('description', summary)}${element('content:encoded', html)}</item>\n`,
  );
  return (
    '<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>' +
    `${element('title', feeds.articles.title)}${element('link', new URL(routes.blog, site.url).href)}` +
    `${element('description', feeds.articles.description)}${element('language', site.language)}` +
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>` +
    `${element('lastBuildDate', entries[0]?.day?.toUTCString())}\n${items.join('')}</channel>\n</rss>\n`
  );
}

interface FeedItem extends Dated {
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

function jsonFeed(site: Site, head: FeedHead, items: readonly FeedItem[]) {
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
  const [site, { feeds }] = await Promise.all([getDocument('site'), getDocument('sharing')]);
  const head = { ...feeds.articles, path: feedPaths.json, home: routes.blog };
  return jsonFeed(site, head, await articleEntries(site));
}

/** JSON Feed 1.1 of the open roles; the experience, the employment and the office are tags. */
export async function jobsFeed() {
  const [site, { feeds }, jobs] = await Promise.all([getDocument('site'), getDocument('sharing'), getJobs()]);
  const items = jobs.map((job) => ({
    title: job.title,
    day: job.posted,
    summary: job.description,
    url: new URL(routes.job(job.id), site.url).href,
    html: withAbsoluteLinks(jobHtml(job), site.url),
    tags: [job.experience, job.employment, ...(job.office ? [job.office.city] : [])],
  }));
  return jsonFeed(site, { ...feeds.jobs, path: feedPaths.jobs, home: routes.careers }, items.sort(newestFirst));
}
