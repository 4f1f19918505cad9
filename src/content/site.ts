import { type CollectionEntry, type CollectionKey, getCollection } from 'astro:content';

/** The entry of a collection with one file. */
export async function getOnlyEntry<Name extends CollectionKey>(name: Name): Promise<CollectionEntry<Name>['data']> {
  const [entry] = await getCollection(name);
  if (!entry) throw new Error(`The file of the collection "${name}" in content/ is missing or empty.`);
  return entry.data;
}

/** The facts of the company. */
export const getSite = () => getOnlyEntry('site');
