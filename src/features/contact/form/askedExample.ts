import type { FormOptions } from './useContactForm';

/**
 * The example of a price that the address names: ?service=web-dev&example=2. Only texts of the content are shown, never those of
 * the address.
 */
export function findAskedExample(services: FormOptions['services']) {
  const query = new URLSearchParams(location.search);
  const service = services.find(({ id }) => id === query.get('service'));
  const example = service?.examples?.[Number(query.get('example')) - 1];
  return service && example && { ...example, service: service.title };
}
