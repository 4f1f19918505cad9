import { DOMParser, type Element, onWarningStopParsing } from '@xmldom/xmldom';

/** An ampersand that begins no entity of XML. The parser would read it as text. */
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;
/** What XML 1.0 cannot hold at all. The parser would take it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

/** The root of an XML text; fails where the text is not well-formed. */
export function readXml(source: string): Element {
  if (bareAmpersand.test(source))
    throw new Error(`Not XML: ${source.slice(source.search(bareAmpersand)).slice(0, 40)}`);
  if (forbidden.test(source)) throw new Error(`XML cannot hold the character at ${source.search(forbidden)}.`);
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
