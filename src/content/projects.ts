import { getCollection } from 'astro:content';
import { routes } from '@/lib/routes';
import { byOrder, keepOnline, memoize, withId } from './entries';

/** The projects with their addresses. */
export const getLinkedProjects = memoize(async () => {
  const projects = await keepOnline((await getCollection('projects')).map(withId));
  return projects.sort(byOrder).map((project) => ({ ...project, href: routes.project(project.id) }));
});

export type Project = Awaited<ReturnType<typeof getLinkedProjects>>[number];

/** The projects of a service: first those that belong to it before other services, then by order. */
export async function getProjectsOfService(service: string) {
  const projects = (await getLinkedProjects()).filter(({ services }) => services.includes(service));
  return projects.sort((a, b) => a.services.indexOf(service) - b.services.indexOf(service));
}

/** The last result of a project, with its client. */
export function lastResult({ client, results }: Pick<Project, 'client' | 'results'>) {
  const last = results.at(-1);
  return last && { ...last, client };
}
