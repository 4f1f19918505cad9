import { anchors } from '../config/anchors.ts';
import { slug } from './text.ts';

/** Other ids in use: in the layout and in the contact form. */
const otherIds = ['main', 'links', 'tagline', 'blossom', 'name', 'email', 'service', 'message'];
const fixedIds = new Set([...Object.values(anchors).flatMap(({ ids }) => ids), ...otherIds]);

/** The id of a heading from the content. An id that is already in use gets a number: Links becomes links-2. */
export function headingId(heading: string): string {
  const id = slug(heading) || 'section';
  return fixedIds.has(id) ? `${id}-2` : id;
}
