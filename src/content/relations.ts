import { routes } from '@/config/routes';
import { memoize } from '@/lib/memoize';
import { relatedArticles } from '@/lib/relatedArticles';
import { getNewestArticles, getServices } from './queries';
import type { Article } from './types';

const link = ({ id, title, excerpt }: Article) => ({ href: routes.article(id), title, text: excerpt });

/** The newest articles that name a service. */
const getByService = memoize(async () => {
  const named = (await getNewestArticles()).flatMap((article) =>
    (article.services ?? []).map((service) => ({ service, article })),
  );
  return Map.groupBy(named, ({ service }) => service);
});

/** Up to `most` articles to read after an article; `except` are shown anyway. */
export const articlesAfter = async (article: Article, most: number, except: readonly string[]) =>
  relatedArticles(article, await getNewestArticles(), most, except).map(link);

/** The services that an article is about. */
export async function relatedServices({ services = [] }: Article) {
  const all = await getServices();
  return services
    .flatMap((id) => all.find((service) => service.id === id) ?? [])
    .map(({ id, title, shortDescription }) => ({ href: routes.service(id), title, text: shortDescription }));
}

/** Up to `most` articles about a service, the newest first. */
export const articlesAbout = async (service: string, most: number) =>
  ((await getByService()).get(service) ?? []).slice(0, most).map(({ article }) => link(article));
