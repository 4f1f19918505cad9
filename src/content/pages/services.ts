import { routes } from '@/config/routes';
import { withPictures } from '@/pictures/chosenPictures';
import { drawing } from '@/pictures/drawings';
import { toPicture } from '@/pictures/picture';
import { getLinkedProjects, getPage, getServices, type Project } from '../queries';

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
