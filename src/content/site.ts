import { getOnlyEntry } from './onlyEntry';

/** The facts of the company. */
export const getSite = () => getOnlyEntry('site');
