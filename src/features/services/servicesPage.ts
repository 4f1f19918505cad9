import { getPage } from '@/content/pages/getPage';
import { getLinkedProjects, type Project } from '@/content/projects';
import { getServices } from '@/content/services';
import { withPictures } from '@/drawings/chosenPictures';
import { drawing } from '@/drawings/drawings';
import { toPicture } from '@/drawings/picture';
import { routes } from '@/lib/routes';

/** Adds the drawing of what is there after a project, if it has one. */
function withAfterPicture<Item extends Pick<Project, 'change'>>(project: Item) {
  const { picture } = project.change;
  return { ...project, picture: picture && toPicture(drawing(`after/${picture.drawing}`)) };
}

export async function getServicesPage() {
  const page = await getPage('services');
  const services = await getServices();
  const unsure = services.find(({ id }) => id === page.unsure);
  return {
    ...page,
    // The heading of the call to action, also linked above the cards.
    unsure: unsure && { label: page.callToAction.heading, href: routes.contactAbout(unsure.id) },
    services: await withPictures(services),
    projects: (await getLinkedProjects()).map(withAfterPicture),
  };
}
