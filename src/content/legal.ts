import { getCollection } from 'astro:content';
import { byOrder, keepOnline, memoize, withId } from './entries';

export const getLegalPages = memoize(async () => {
  const pages = await keepOnline((await getCollection('legal')).map(withId));
  return pages.sort(byOrder);
});

export type LegalPage = Awaited<ReturnType<typeof getLegalPages>>[number];
