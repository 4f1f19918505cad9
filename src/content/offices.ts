import { getCollection } from 'astro:content';
import { byOrder, memoize, withId } from './entries';

export const getOffices = memoize(async () => (await getCollection('offices')).map(withId).sort(byOrder));

export type Office = Awaited<ReturnType<typeof getOffices>>[number];
