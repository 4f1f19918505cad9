import { feedItems } from '@/config/limits';
import { routes } from '@/config/routes';
import { getDocument, getNewestArticles } from '@/content/queries';
import { once } from '@/lib/once';
import { sharePicture } from '@/sharing/sharePicture';
import { getPagesOf } from '@/site/pages';
import { articleHtml, withAbsoluteLinks } from './fullText';

interface Dated {
  day?: Date | undefined;
}

/** Newest first; what has no date comes last. */
export const newestFirst = (a: Dated, b: Dated) => (b.day?.getTime() ?? 0) - (a.day?.getTime() ?? 0);

/** The newest articles as both of their feeds bring them, with their full text. */
export const articleItems = () =>
  once('feed of articles', async () => {
    const [newest, pages, { url }] = await Promise.all([
      getNewestArticles(),
      getPagesOf('article'),
      getDocument('site'),
    ]);
    const numbers = new Set(newest.slice(0, feedItems).map(({ id }) => id));
    const items = pages
      .filter(({ article }) => numbers.has(article.id))
      .map(async (page) => ({
        title: page.article.title,
        day: page.article.published,
        summary: page.article.excerpt,
        url: new URL(routes.article(page.article.id), url).href,
        html: withAbsoluteLinks(articleHtml(page.article), url),
        image: new URL((await sharePicture(page)).src, url).href,
        tags: [page.article.topic],
      }));
    return (await Promise.all(items)).reverse().sort(newestFirst);
  });
