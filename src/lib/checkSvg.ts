import { DOMParser, type Element, Node, onWarningStopParsing } from '@xmldom/xmldom';

const namespace = 'http://www.w3.org/2000/svg';

/** Elements that run code or embed a page. */
const forbidden = ['script', 'handler', 'foreignObject', 'iframe', 'object', 'embed', 'audio', 'video'];

/** Allowed references: an element of the same file, or an embedded image. */
const inside = /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp|avif)[;,])/i;

/** The first address outside the file in a style. */
function outsideAddress(style: string): string | undefined {
  const addresses = Array.from(style.matchAll(/url\(\s*["']?([^"')]*)/gi), ([, address = '']) => address);
  const imports = Array.from(style.matchAll(/@import\s+["']?([^"';)]*)/gi), ([, address = '']) => address);
  return [...imports, ...addresses.filter((address) => !inside.test(address))][0];
}

function elementProblem(element: Element): string | undefined {
  const name = element.localName ?? element.tagName;
  if (forbidden.some((other) => other.toLowerCase() === name.toLowerCase())) return `has a <${name}> element`;
  const styles = name.toLowerCase() === 'style' ? [element.textContent ?? ''] : [];
  for (const { name: attribute, localName, value } of element.attributes) {
    if (/^on/i.test(attribute)) return `has an event handler, "${attribute}"`;
    if (localName === 'attributeName' && /href$/i.test(value)) return 'changes a reference while it is shown';
    const refers = /^(?:href|src)$/i.test(localName ?? attribute);
    if (refers && !inside.test(value)) return `refers to "${value}", which is outside the file`;
    styles.push(value);
  }
  const address = styles.map(outsideAddress).find((found) => found !== undefined);
  return address === undefined ? undefined : `refers to "${address}", which is outside the file`;
}

function readSize(root: Element): { width: number; height: number } | undefined {
  const pixels = (name: string) => Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(root.getAttribute(name) ?? '')?.[1]);
  const box = (root.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const width = pixels('width');
  const height = pixels('height');
  const size = width > 0 && height > 0 ? { width, height } : { width: Number(box[2]), height: Number(box[3]) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

/**
 * The parsed SVG and its size, or why it is rejected: it would run code, load other files or has no size. Visitors can open
 * the file directly on the site's own origin.
 */
export function examineSvg(svg: string): { root: Element; width: number; height: number } | string {
  const document = parseSvg(svg);
  const root = document?.documentElement;
  if (!document) return 'is not well-formed XML';
  if (root?.localName !== 'svg' || root.namespaceURI !== namespace)
    return `does not begin with <svg xmlns="${namespace}">`;
  if (document.doctype?.internalSubset) return 'declares entities';
  for (const node of document.childNodes) {
    if (node.nodeType === Node.PROCESSING_INSTRUCTION_NODE && node.nodeName === 'xml-stylesheet')
      return 'refers to a style sheet outside the file';
  }
  for (const element of [root, ...root.getElementsByTagName('*')]) {
    const problem = elementProblem(element);
    if (problem) return problem;
  }
  const size = readSize(root);
  return size ? { root, ...size } : 'has no size; give it a viewBox, or a width and a height in pixels';
}

/** The size of an SVG. Throws if it is rejected. */
export function checkSvg(file: string, svg: string): { width: number; height: number } {
  const found = examineSvg(svg);
  if (typeof found === 'string') throw new Error(`${file} cannot be shown: it ${found}.`);
  return { width: found.width, height: found.height };
}

/** An SVG as a data: URI. */
export const svgDataUri = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

function parseSvg(svg: string) {
  try {
    return new DOMParser({ onError: onWarningStopParsing }).parseFromString(svg.replace(/^\uFEFF/, ''), 'text/xml');
  } catch {
    return undefined;
  }
}
