import { getArticles, getNewestArticles } from '@/content/articles';
import { getPage } from '@/content/pages/getPage';
import { withPictures } from '@/drawings/chosenPictures';
import { articleCards } from '@/drawings/photographs';
import { routes } from '@/lib/routes';
import { getFixedInfo } from '@/seo/pageInfo';

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
