import { routes } from '@/config/routes';
import { type Article, getArticles, getServices, type Service } from '@/content/queries';
import { readingTime } from '@/lib/readingTime';
import { related, type Text } from '@/lib/related';

/** What stands at the top of a page says most about its subject, so it counts three times. */
const weighted = (top: readonly string[], rest: readonly string[]) => [...top, ...top, ...top, ...rest].join('\n');

const bodyOf = ({ blocks }: Article) =>
  blocks.map((block) => (block.type === 'text' ? block.text : `${block.heading ?? ''} ${block.description}`));

const articleText = (article: Article) => weighted([article.title, article.subtitle, article.excerpt], bodyOf(article));

const serviceText = ({ title, shortDescription, lead, overview, features, benefits, process }: Service) =>
  weighted(
    [title, shortDescription, lead],
    [overview, ...[...features, ...process].map((item) => `${item.title} ${item.text}`), ...benefits],
  );

/** The services and articles whose words are closest to those of the page at `path`; `except` are shown anyway. */
export async function nearby(path: string, most: { services: number; articles: number }, except: string[] = []) {
  const [services, articles] = await Promise.all([getServices(), getArticles()]);
  const serviceLinks = services.map((service) => ({
    href: routes.service(service.id),
    title: service.title,
    text: service.shortDescription,
    words: serviceText(service),
  }));
  const articleLinks = articles.map((article) => ({
    href: routes.article(article.id),
    title: article.title,
    text: article.excerpt,
    words: articleText(article),
  }));
  const texts: Text[] = [...serviceLinks, ...articleLinks].map(({ href, words }) => ({ id: href, text: words }));
  const closest = (links: typeof serviceLinks, count: number) => {
    const candidates = links.map(({ href }) => href).filter((href) => !except.includes(href));
    return related(path, candidates, texts, count).flatMap((href) =>
      links.filter((link) => link.href === href).map(({ href, title, text }) => ({ href, title, text })),
    );
  };
  return { services: closest(serviceLinks, most.services), articles: closest(articleLinks, most.articles) };
}

/** The minutes that an article takes. */
export const articleMinutes = (article: Article) => readingTime(bodyOf(article).join('\n'));
