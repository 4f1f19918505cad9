import { anchors } from '../config/anchors.ts';
import { slug } from './text.ts';

/** Ids of elements that no link of the content leads to: parts of the layout, and fields of the contact form. */
const otherIds = ['main', 'links', 'tagline', 'blossom', 'name', 'email', 'service', 'message', 'website'];
const fixedIds = new Set([...Object.values(anchors).flatMap(({ ids }) => ids), ...otherIds]);

/** The id of a heading from the content. One that an element of some page has gets a number: Links becomes links-2. */
export function headingId(heading: string): string {
  const id = slug(heading) || 'section';
  return fixedIds.has(id) ? `${id}-2` : id;
}
