import rss from '@astrojs/rss';
import type { APIRoute } from 'astro';
import { getDocument } from '@/content/queries';
import { feedPaths } from '@/feeds/addresses';
import { articleItems } from '@/feeds/articles';

/** RSS 2.0 of the articles with their full text. The feed is as old as its newest article, not as the build. */
export const GET: APIRoute = async () => {
  const [site, { feed }, items] = await Promise.all([getDocument('site'), getDocument('pages/blog'), articleItems()]);
  const self = new URL(feedPaths.rss, site.url).href;
  const newest = items[0]?.day;
  return rss({
    ...feed,
    site: new URL('/blog', site.url),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData:
      `<language>${site.language}</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>` +
      (newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>` : ''),
    items: items.map(({ title, url, day, summary, html }) => ({
      title,
      link: url,
      ...(day && { pubDate: day }),
      description: summary,
      content: html,
      customData: `<dc:creator>${site.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dc:creator>`,
    })),
  });
};
