import { getPage } from '@/content/pages/getPage';
import { getLinkedProjects, type Project } from '@/content/projects';
import { getServicesById } from '@/content/services';
import { getSite } from '@/content/site';
import { getBlockPictures } from '@/drawings/pictureChoices';
import { routes } from '@/lib/routes';
import { getBreadcrumbs, type PageInfo } from '@/seo/pageInfo';
import { changeDrawings, photographOf, toCard } from '../projectCards';
import { projectStrings } from '../strings';

export async function getProjectInfo(project: Project): Promise<PageInfo> {
  const { href, title, client, sector, change, photograph } = project;
  const { name } = await getSite();
  const { projects } = projectStrings;
  const [service] = await getServicesById(project.services);
  const figures = projectStrings.change(change.before, change.after);
  const clientAndSector = projectStrings.client(client, sector);
  return {
    path: href,
    name: client,
    title: `${title}: ${client} | ${name}`,
    description: `${title}. ${clientAndSector}: ${figures}.`,
    parents: [...(await getBreadcrumbs()), { name: projects.label, path: projects.href }],
    sharing: { title: figures, line: clientAndSector },
    picture: photograph ?? service?.image,
  };
}

/** The one after a project in the list. After the last one it is the first. */
async function getNextProject({ id }: Project) {
  const projects = await getLinkedProjects();
  const next = projects[(projects.findIndex((project) => project.id === id) + 1) % projects.length];
  return next && next.id !== id ? toCard(next) : undefined;
}

/** The end of the page: what its first service costs, and the form. */
async function getCall(project: Project) {
  const { projectPage } = await getPage('projects');
  const { heading, text, button } = projectPage;
  const [service] = await getServicesById(project.services);
  const href = service ? routes.contactAboutProject(service.id, project.id) : routes.contact;
  const price = service?.prices && {
    service: service.title,
    price: service.prices,
    href: routes.servicePrices(service.id),
  };
  return { price, callToAction: { heading, text, link: { label: button, href } } };
}

export async function getProjectPage(project: Project) {
  const services = await getServicesById(project.services);
  return {
    head: await getProjectInfo(project),
    drawings: changeDrawings(project),
    photograph: await photographOf(project),
    services: services.map(({ id, title }) => ({ label: title, href: routes.service(id) })),
    blockPictures: await getBlockPictures(project.blocks),
    next: await getNextProject(project),
    ...(await getCall(project)),
  };
}
