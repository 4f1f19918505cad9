// The initial of the company, for everything that is rendered at build time.
import { getSite } from '@/content/queries';
import { initial } from './initials';

const { name } = await getSite();

export const mark = initial(name);

/** The same with thicker strokes, for 16 pixels. */
export const smallMark = initial(name, 7);
