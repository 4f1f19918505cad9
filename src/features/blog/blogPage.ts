import { getNewestArticles } from '@/content/articles';
import { getPage } from '@/content/pages/getPage';
import { withPictures } from '@/drawings/chosenPictures';
import { articleCards } from '@/drawings/photographs';

export async function getBlogPage() {
  const blog = await getPage('blog');
  const articles = await getNewestArticles();
  const cards = await withPictures(articles.slice(0, articleCards));
  return {
    ...blog,
    cards: cards.map((card) => ({ ...card, author: card.author?.name })),
    earlier: articles.slice(articleCards),
  };
}
