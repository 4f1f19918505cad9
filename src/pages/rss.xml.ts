import { getRssString } from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getNewestArticles } from '@/content/articles';
import { getPage } from '@/content/pages/getPage';
import { getSite } from '@/content/site';
import { startOfDay } from '@/content/visibility';
import { language } from '@/lib/language';
import { routes } from '@/lib/routes';
import { feed } from '@/seo/feed';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** RSS 2.0 of the newest articles with their excerpts. The date of the feed is that of its newest article, not of the build. */
export const GET: APIRoute = async () => {
  const { url, name, timeZone } = await getSite();
  const { feed: channel } = await getPage('blog');
  const articles = await getNewestArticles();
  const absolute = (path: string) => new URL(path, url).href;
  const newest = articles[0]?.published;
  const xml = await getRssString({
    ...channel,
    site: absolute(routes.blog),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData:
      `<language>${language}</language><atom:link href="${absolute(feed.path)}" rel="self" type="${feed.type}"/>` +
      (newest ? `<lastBuildDate>${startOfDay(newest, timeZone).toUTCString()}</lastBuildDate>` : ''),
    items: articles.slice(0, feed.items).map((article) => ({
      title: article.title,
      link: absolute(routes.article(article.id)),
      ...(article.published && { pubDate: startOfDay(article.published, timeZone) }),
      description: article.excerpt,
      customData: `<dc:creator>${escaped(article.author?.name ?? name)}</dc:creator>`,
    })),
  });
  return new Response(xml);
};
