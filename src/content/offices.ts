import { getCollection } from 'astro:content';
import { byOrder, withId } from './entries';
import { memoize } from './memoize';

export const getOffices = memoize(async () => (await getCollection('offices')).map(withId).sort(byOrder));

export type Office = Awaited<ReturnType<typeof getOffices>>[number];
