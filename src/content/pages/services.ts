import { routes } from '@/config/routes';
import { withPictures } from '@/pictures/chosenPictures';
import { drawing } from '@/pictures/drawings';
import { toPicture } from '@/pictures/picture';
import { getGroups, getLinkedProjects, getPage, getServices, type Project } from '../queries';

/** Adds the drawing of what is there after a project, if it has one. */
function withAfterPicture<Item extends Pick<Project, 'change'>>(project: Item) {
  const { picture } = project.change;
  return { ...project, picture: picture && toPicture(drawing(`after/${picture.drawing}`)) };
}

export async function getServicesPage() {
  const page = await getPage('services');
  const services = await getServices();
  const unsure = services.find(({ id }) => id === page.unsure);
  const cards = await withPictures(services);
  const groups = (await getGroups()).map(({ id, name }) => ({
    id,
    name,
    count: services.filter(({ group }) => group === id).length,
  }));
  return {
    ...page,
    // The heading of the call to action, also linked above the cards.
    unsure: unsure && { label: page.callToAction.heading, href: routes.contactAbout(unsure.id) },
    groups: groups.filter(({ count }) => count > 1),
    services: cards.map((card) => ({ ...card, group: groups.find(({ id }) => id === card.group) })),
    projects: (await getLinkedProjects()).map(withAfterPicture),
  };
}
