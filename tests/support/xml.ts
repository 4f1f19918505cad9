import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom';

/** The root of an XML text; fails where the text is not well-formed. */
export function readXml(source: string): Element {
  const root = new DOMParser({ onError: onWarningStopParsing }).parseFromString(source, 'text/xml').documentElement;
  if (!root) throw new Error('The XML has no root.');
  return root;
}

export const childrenOf = (parent: Element, name: string) =>
  Array.from(parent.getElementsByTagName(name)).filter((child) => child.parentNode === parent);

/** The text of the only child of that name; none where there is no such child. */
export function textOf(parent: Element, name: string): string | undefined {
  const found = childrenOf(parent, name);
  if (found.length > 1) throw new Error(`${found.length} elements "${name}" where one belongs.`);
  return found[0]?.textContent ?? undefined;
}
