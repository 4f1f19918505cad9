import { getCollection } from 'astro:content';
import { routes } from '@/lib/routes';
import { keepOnline, memoize } from './entries';
import { getPerson } from './people';
import { articleMinutes } from './readingTime';

/** How many articles are linked from a service or a person. */
export const maxLinkedArticles = 3;

/** The articles with their authors, the names of their topics and their reading time, sorted by number. */
export const getArticles = memoize(async () => {
  const topics = await getCollection('topics');
  const entries = await getCollection('articles');
  const articles = entries.map(({ data }) => ({ ...data, id: String(data.id), draft: !data.published }));
  const online = (await keepOnline(articles)).sort((a, b) => Number(a.id) - Number(b.id));
  return Promise.all(
    online.map(async (article) => ({
      ...article,
      author: await getPerson(article.author),
      topic: topics.find(({ id }) => id === article.topic)?.data.name ?? '',
      minutes: articleMinutes(article.blocks),
    })),
  );
});

export type Article = Awaited<ReturnType<typeof getArticles>>[number];

/** The articles, newest first, and on the same day by descending number. */
export const getNewestArticles = memoize(async () => {
  const articles = await getArticles();
  return articles.toReversed().sort((a, b) => (b.published?.getTime() ?? 0) - (a.published?.getTime() ?? 0));
});

const toLink = ({ id, title, excerpt }: Article) => ({ href: routes.article(id), title, text: excerpt });

/** The articles about a service: those that list it first, then newest first. */
export async function getArticlesAbout(service: string) {
  const articles = (await getNewestArticles()).filter(({ services }) => services.includes(service));
  articles.sort((a, b) => a.services.indexOf(service) - b.services.indexOf(service));
  return articles.slice(0, maxLinkedArticles).map(toLink);
}
