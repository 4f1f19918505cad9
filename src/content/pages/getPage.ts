import type { pages } from '../schemas';
import { getOnlyEntry } from '../site';

/** The texts of a page, by the name of its file in content/pages. */
export const getPage = <Name extends keyof typeof pages>(name: Name) => getOnlyEntry(`${name}Page` as const);
