// Finds parts of a page or a component by role, name and text.
import type { Document, Element } from 'happy-dom';

type Root = Document | Element;

/** A text without extra white space. */
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();

/** The texts of the elements, in order, without text hidden from screen readers. */
export const texts = (root: Root, selector: string) => [...root.querySelectorAll(selector)].map(getText);

export function getText(element: Element): string {
  const copy = element.cloneNode(true);
  for (const drawn of copy.querySelectorAll('[aria-hidden="true"], svg')) drawn.remove();
  return plain(copy.textContent);
}

/** The accessible name of a landmark or a link. */
export function getName(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return plain(label);
  const labelledBy = element.getAttribute('aria-labelledby');
  if (labelledBy === null) return element.localName === 'a' ? getText(element) : '';
  return plain(element.ownerDocument.getElementById(labelledBy)?.textContent);
}

/** The element for a selector. Throws if there is none. */
export function one(root: Root, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

/** Name and address of every link, in order. */
export const links = (root: Root) =>
  [...root.querySelectorAll('a[href]')].map((link) => [getName(link), link.getAttribute('href') ?? ''] as const);
