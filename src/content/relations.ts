import { routes } from '@/config/routes';
import { type Article, getNewestArticles, getProjects, getServices } from './queries';
import { relatedArticles } from './relatedArticles';

/** A page shows so many articles at most. */
const most = 3;

const link = ({ id, title, excerpt }: Article) => ({ href: routes.article(id), title, text: excerpt });

/** The articles to read after an article; `except` are shown anyway. */
export const articlesAfter = async (article: Article, except: readonly string[]) =>
  relatedArticles(article, await getNewestArticles(), except)
    .slice(0, most)
    .map(link);

/** The articles about a service: first those that name it first, of these the newest. */
export async function articlesAbout(service: string) {
  const articles = (await getNewestArticles()).map((article) => ({
    article,
    place: article.services?.indexOf(service) ?? -1,
  }));
  return articles
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ article }) => link(article));
}

/** The projects on the page of a service, each with its anchor there. The first one is where the section begins. */
export async function projectsOf(service: string) {
  const projects = await getProjects();
  return projects
    .filter(({ services }) => services.includes(service))
    .map((project, index) => ({ ...project, anchor: index === 0 ? 'project' : `project-${project.id}` }));
}

/** The projects by their ids, each with its address on the page of its first service. */
export async function projectLinks() {
  const projects = await getProjects();
  const links = projects.map(async ({ id, client, services: [service = ''] }) => {
    const onPage = await projectsOf(service);
    const anchor = onPage.find((project) => project.id === id)?.anchor;
    return [id, { client, href: `${routes.service(service)}#${anchor}` }] as const;
  });
  return new Map(await Promise.all(links));
}

/** The services that an article is about, or that are related to a service. */
export async function servicesNamed(ids: readonly string[] = []) {
  const all = await getServices();
  return ids
    .flatMap((id) => all.find((service) => service.id === id) ?? [])
    .map(({ id, title, shortDescription }) => ({ href: routes.service(id), title, text: shortDescription }));
}
