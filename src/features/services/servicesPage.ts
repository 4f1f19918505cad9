import { getPage } from '@/content/pages/getPage';
import { getServices, withServiceCount } from '@/content/services';
import { preloaded } from '@/drawings/picture';
import { withPictures } from '@/drawings/pictureChoices';
import { routes } from '@/lib/routes';
import { getFixedInfo } from '@/seo/pageInfo';

export async function getServicesInfo() {
  const [service] = await getServices();
  const page = await getPage('services');
  const description = await withServiceCount(page.description);
  return getFixedInfo(routes.services, { ...page, description }, service?.image);
}

export async function getServicesPage() {
  const page = await getPage('services');
  const services = await withPictures(await getServices());
  const unsure = services.find(({ id }) => id === page.unsure);
  return {
    ...page,
    head: { ...(await getServicesInfo()), preload: preloaded(services[0]?.picture) },
    // The heading of the call to action, also linked above the cards.
    unsure: unsure && { label: page.callToAction.heading, href: routes.contactAbout(unsure.id) },
    services,
  };
}
