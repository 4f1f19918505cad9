import { getPage } from '@/content/pages/getPage';
import { getLinkedProjects, getProjectsOfService, lastResult } from '@/content/projects';
import { routes } from '@/lib/routes';
import { getFixedInfo, type PageInfo } from '@/seo/pageInfo';
import { toCard } from './projectCards';

export async function getProjectsInfo(): Promise<PageInfo> {
  return getFixedInfo(routes.projects, await getPage('projects'));
}

export async function getProjectsPage() {
  const { heading, callToAction } = await getPage('projects');
  const projects = await getLinkedProjects();
  const [first] = projects;
  return {
    head: await getProjectsInfo(),
    heading,
    projects: await Promise.all(projects.map(toCard)),
    callToAction: { ...callToAction, result: first && lastResult(first) },
  };
}

/** The projects of a service as cards. */
export const getServiceProjects = async (service: string) =>
  Promise.all((await getProjectsOfService(service)).map(toCard));
