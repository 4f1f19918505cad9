import { routes } from '@/config/routes';
import { alikeIn } from '@/lib/alike';
import { once } from '@/lib/once';
import { type Article, getArticles, getNewestArticles, getServices } from './queries';

const link = ({ id, title, excerpt }: Article) => ({ href: routes.article(id), title, text: excerpt });

const getAlike = () => once('alike', async () => alikeIn(await getArticles()));

/** The newest articles that name a service. */
const getByService = () =>
  once('articles by service', async () => {
    const named = (await getNewestArticles()).flatMap((article) =>
      (article.services ?? []).map((service) => ({ service, article })),
    );
    return Map.groupBy(named, ({ service }) => service);
  });

/** Up to `most` articles that share an article's topic or a service with it; `except` are shown anyway. */
export const relatedArticles = async (article: Article, most: number, except: readonly string[]) =>
  (await getAlike())(article, most, except).map(link);

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
