import { getPage } from '@/content/pages/getPage';
import { getLinkedProjects, getProjectsOfService, lastResult } from '@/content/projects';
import { routes } from '@/lib/routes';
import { getFixedInfo, type PageInfo } from '@/seo/pageInfo';
import { toCard } from './projectCards';

export async function getProjectsInfo(): Promise<PageInfo> {
  return getFixedInfo(routes.projects, await getPage('projects'));
}

export async function getProjectsPage() {
  const { heading, lead, callToAction } = await getPage('projects');
  const projects = await getLinkedProjects();
  const [first] = projects;
  return {
    head: await getProjectsInfo(),
    heading,
    lead: lead.replaceAll('{projects}', String(projects.length)),
    projects: await Promise.all(projects.map(toCard)),
    callToAction: { ...callToAction, result: first && lastResult(first) },
  };
}

/** The first projects as cards, as many as are in a row on a wide screen. */
export const getFirstProjects = async () => Promise.all((await getLinkedProjects()).slice(0, 3).map(toCard));

/** The projects of a service as cards. */
export const getServiceProjects = async (service: string) =>
  Promise.all((await getProjectsOfService(service)).map(toCard));
