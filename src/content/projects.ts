import { getCollection } from 'astro:content';
import { routes } from '@/lib/routes';
import { byOrder, keepOnline, withId } from './entries';
import { memoize } from './memoize';
import { getServices } from './services';

const getProjects = memoize(async () => {
  const projects = await keepOnline((await getCollection('projects')).map(withId));
  return projects.sort(byOrder);
});

export type Project = Awaited<ReturnType<typeof getProjects>>[number];

/** The projects of a service, with their anchors on its page. The anchor of the first is that of the section. */
export async function getProjectsOfService(service: string) {
  const projects = (await getProjects()).filter(({ services }) => services.includes(service));
  return projects.map((project, index) => ({
    ...project,
    anchor: index === 0 ? 'project' : `project-${project.id}`,
  }));
}

/** The address of a project, on the page of its first service that is online; undefined if none is. */
async function getProjectAddress(project: Project): Promise<string | undefined> {
  const services = await getServices();
  const service = project.services.find((id) => services.some((online) => online.id === id));
  if (service === undefined) return undefined;
  const onPage = await getProjectsOfService(service);
  const anchor = onPage.find(({ id }) => id === project.id)?.anchor;
  return `${routes.service(service)}#${anchor}`;
}

/** The projects with their addresses, without those whose services are not online. */
export async function getLinkedProjects() {
  const linked: (Project & { href: string })[] = [];
  for (const project of await getProjects()) {
    const href = await getProjectAddress(project);
    if (href) linked.push({ ...project, href });
  }
  return linked;
}
