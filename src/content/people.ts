import { getCollection } from 'astro:content';
import { memoize, withId } from './entries';

const getPeople = memoize(async () => (await getCollection('people')).map(withId));

/** A person by their id, which a field may leave out. */
export const getPerson = async (id: string | undefined) => (await getPeople()).find((person) => person.id === id);
