import { getCollection } from 'astro:content';
import { byOrder, keepOnline, withId } from './entries';
import { memoize } from './memoize';

export const getLegalPages = memoize(async () => {
  const pages = await keepOnline((await getCollection('legal')).map(withId));
  return pages.sort(byOrder);
});

export type LegalPage = Awaited<ReturnType<typeof getLegalPages>>[number];
