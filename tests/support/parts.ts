// The parts of a built page, found as a reader finds them: by role, by name and by what they say.
import type { Document, Element } from 'happy-dom';
import { plain } from './builtSite.ts';

type Root = Document | Element;

/** What the elements say, in order, without what is drawn for the eye alone. */
export const texts = (root: Root, selector: string) => [...root.querySelectorAll(selector)].map(textOf);

export function textOf(element: Element): string {
  const copy = element.cloneNode(true);
  for (const drawn of copy.querySelectorAll('[aria-hidden="true"], svg')) drawn.remove();
  return plain(copy.textContent);
}

/** The name that a landmark or a link has for a screen reader. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return plain(label);
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy === null) return element.localName === 'a' ? textOf(element) : '';
  return plain(element.ownerDocument.getElementById(labelledBy)?.textContent);
}

/** The landmark of this name; fails where there is none. */
export function region(root: Root, name: string): Element {
  const found = [...root.querySelectorAll('section, aside, nav, dialog')].find((part) => nameOf(part) === name);
  if (!found) throw new Error(`The page has no part that is called '${name}'.`);
  return found;
}

/** The one element that a selector means; fails where there is none. */
export function one(root: Root, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Name and address of every link, in order. */
export const links = (root: Root) =>
  [...root.querySelectorAll('a[href]')].map((link) => [nameOf(link), link.getAttribute('href') ?? ''] as const);

/** The addresses of the links of this name. */
export const hrefs = (root: Root, name: string) =>
  links(root).flatMap(([label, href]) => (label === name ? [href] : []));
