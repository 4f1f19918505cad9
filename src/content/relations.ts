import { routes } from '@/config/routes';
import { type Article, getNewestArticles, getProjects, getServices } from './queries';
import { relatedArticles } from './relatedArticles';

const maxArticles = 3;

const link = ({ id, title, excerpt }: Article) => ({ href: routes.article(id), title, text: excerpt });

/** Articles to read next, without `except`, which the page already links to. */
export const getNextArticles = async (article: Article, except: readonly string[]) =>
  relatedArticles(article, await getNewestArticles(), except)
    .slice(0, maxArticles)
    .map(link);

/** The articles about a service: those that list it first, then newest first. */
export async function getArticlesAbout(service: string) {
  const articles = (await getNewestArticles()).map((article) => ({
    article,
    place: article.services?.indexOf(service) ?? -1,
  }));
  return articles
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .slice(0, maxArticles)
    .map(({ article }) => link(article));
}

/** The projects of a service, with their anchors on its page. The anchor of the first is that of the section. */
export async function getProjectsOfService(service: string) {
  const projects = await getProjects();
  return projects
    .filter(({ services }) => services.includes(service))
    .map((project, index) => ({ ...project, anchor: index === 0 ? 'project' : `project-${project.id}` }));
}

/** The projects by id, with their addresses on the page of their first service. */
export async function getProjectLinks() {
  const projects = await getProjects();
  const links = projects.map(async ({ id, client, services: [service = ''] }) => {
    const onPage = await getProjectsOfService(service);
    const anchor = onPage.find((project) => project.id === id)?.anchor;
    return [id, { client, href: `${routes.service(service)}#${anchor}` }] as const;
  });
  return new Map(await Promise.all(links));
}

/** Links to services, in the order of the ids. */
export async function getServicesById(ids: readonly string[] = []) {
  const all = await getServices();
  return ids
    .flatMap((id) => all.find((service) => service.id === id) ?? [])
    .map(({ id, title, shortDescription }) => ({ href: routes.service(id), title, text: shortDescription }));
}
