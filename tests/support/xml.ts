import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom';

/** The root of an XML text. Throws if the text is not well-formed. */
export function readXml(source: string): Element {
  const root = new DOMParser({ onError: onWarningStopParsing }).parseFromString(source, 'text/xml').documentElement;
  if (!root) throw new Error('The XML has no root.');
  return root;
}

export const getChildren = (parent: Element, name: string) =>
  Array.from(parent.getElementsByTagName(name)).filter((child) => child.parentNode === parent);

/** The text of the only child with this name, if there is one. */
export function getText(parent: Element, name: string): string | undefined {
  const found = getChildren(parent, name);
  if (found.length > 1) throw new Error(`${found.length} elements "${name}" instead of one.`);
  return found[0]?.textContent ?? undefined;
}
