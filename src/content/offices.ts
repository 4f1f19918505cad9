import { getCollection } from 'astro:content';
import { byOrder, memoize, withId } from './entries';

export const getOffices = memoize(async () => (await getCollection('offices')).map(withId).sort(byOrder));

/** A text in which {offices} becomes their cities from west to east, as on the map. */
export async function withCities(text: string): Promise<string> {
  const fromWestToEast = (await getOffices()).toSorted((one, other) => one.longitude - other.longitude);
  // British English has no comma before "and".
  const cities = new Intl.ListFormat('en-GB').format(fromWestToEast.map(({ city }) => city));
  return text.replaceAll('{offices}', cities);
}

export type Office = Awaited<ReturnType<typeof getOffices>>[number];
