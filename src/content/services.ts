import { getCollection } from 'astro:content';
import { routes } from '@/lib/routes';
import { byOrder, keepOnline, memoize, withId } from './entries';
import { toFirstResult, toPrices } from './prices';
import { getSite } from './site';

/** The services with their prices and the time of the first result. */
export const getServices = memoize(async () => {
  const { currency } = await getSite();
  const services = await keepOnline((await getCollection('services')).map(withId));
  return services.sort(byOrder).map((service) => ({
    ...service,
    prices: toPrices(service.examples, currency),
    firstResult: toFirstResult(service.examples, service.facts?.firstResult),
  }));
});

export type Service = Awaited<ReturnType<typeof getServices>>[number];

/** A text in which {services} becomes the number of services. */
export const withServiceCount = async (text: string) =>
  text.replaceAll('{services}', String((await getServices()).length));

/** The services that are online, in the order of the ids. */
export async function getServicesById(ids: readonly string[]) {
  const services = await getServices();
  return ids.map((id) => services.find((service) => service.id === id)).filter((service) => service !== undefined);
}

export async function getServiceLinks(ids: readonly string[]) {
  const services = await getServicesById(ids);
  return services.map(({ id, title, shortDescription }) => ({
    href: routes.service(id),
    title,
    text: shortDescription,
  }));
}
