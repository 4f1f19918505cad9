import { documentAt } from './builtSite.ts';

interface Thing {
  '@type': string;
  author?: { name: string };
  address?: { streetAddress: string }[];
  itemListElement?: { position: number; name: string; item: string }[];
  [property: string]: unknown;
}

export const dataScript = 'script[type="application/ld+json"]';

/** The structured data of a page. */
export function readThings(path: string): Thing[] {
  const script = documentAt(path).querySelector(dataScript);
  return JSON.parse(script?.textContent ?? '{}')['@graph'] ?? [];
}

export const findThing = (path: string, type: string) => readThings(path).find((thing) => thing['@type'] === type);
