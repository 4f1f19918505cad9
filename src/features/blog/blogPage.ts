import { getArticles, getNewestArticles } from '@/content/articles';
import { getPage } from '@/content/pages/getPage';
import { withPictures } from '@/drawings/pictureChoices';
import { routes } from '@/lib/routes';
import { getFixedInfo } from '@/seo/pageInfo';

/** How many articles are cards; the others are titles. 15 leave no gap in two or three columns. */
const articleCards = 15;

export async function getBlogInfo() {
  const [article] = await getArticles();
  return getFixedInfo(routes.blog, await getPage('blog'), article?.image);
}

export async function getBlogPage() {
  const blog = await getPage('blog');
  const articles = await getNewestArticles();
  const cards = await withPictures(articles.slice(0, articleCards));
  return {
    ...blog,
    head: await getBlogInfo(),
    cards: cards.map((card) => ({ ...card, author: card.author?.name })),
    earlier: articles.slice(articleCards),
  };
}
