import { routes } from '@/config/routes';
import { getDocument } from '@/content/queries';
import { sharePicture } from '@/sharing/sharePicture';
import { getPagesOf } from '@/site/pages';
import { articleHtml, withAbsoluteLinks } from './fullText';

interface Dated {
  day?: Date | undefined;
}

/** Newest first; what has no date comes last. */
export const newestFirst = (a: Dated, b: Dated) => (b.day?.getTime() ?? 0) - (a.day?.getTime() ?? 0);

/** The articles as both of their feeds bring them, with their full text. */
export async function articleItems() {
  const [pages, { url }] = await Promise.all([getPagesOf('article'), getDocument('site')]);
  const items = pages.map(async (page) => ({
    title: page.article.title,
    day: page.article.published,
    summary: page.article.excerpt,
    url: new URL(routes.article(page.article.id), url).href,
    html: withAbsoluteLinks(articleHtml(page.article), url),
    image: new URL((await sharePicture(page)).src, url).href,
  }));
  return (await Promise.all(items)).sort(newestFirst);
}
