import { routes } from '@/config/routes';
import { relatedArticles } from '@/lib/relatedArticles';
import { type Article, getNewestArticles, getServices } from './queries';

/** A page shows so many articles at most. */
const most = 3;

const link = ({ id, title, excerpt }: Article) => ({ href: routes.article(id), title, text: excerpt });

/** The articles to read after an article; `except` are shown anyway. */
export const articlesAfter = async (article: Article, except: readonly string[]) =>
  relatedArticles(article, await getNewestArticles(), except)
    .slice(0, most)
    .map(link);

/** The newest articles about a service. */
export async function articlesAbout(service: string) {
  const articles = await getNewestArticles();
  return articles
    .filter(({ services }) => services?.includes(service))
    .slice(0, most)
    .map(link);
}

/** The services that an article is about. */
export async function relatedServices({ services = [] }: Article) {
  const all = await getServices();
  return services
    .flatMap((id) => all.find((service) => service.id === id) ?? [])
    .map(({ id, title, shortDescription }) => ({ href: routes.service(id), title, text: shortDescription }));
}
