// Reads the built site, independently of its content.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, Window } from 'happy-dom';
import { pageFile, readPages } from '../../tools/builtSite.ts';
import { siteFolder } from './siteFolder.ts';

export { pageFile };

export const { origin, pages, entryPages, fixedPages, kinds, notFoundPages } = readPages(siteFolder);

/** A file of the built site by its address. Throws if it does not exist. */
export const bytesAt = (path: string) => readFileSync(join(siteFolder, decodeURIComponent(path)));
export const textAt = (path: string) => bytesAt(path).toString('utf8');

/** The pages for browser tests: one of each kind, and a not-found page. */
export const browserPages = [...kinds, ...notFoundPages.slice(0, 1)];

/** About how many pages of a kind are tested, evenly distributed. */
const sampleSize = 60;
const sample = (paths: readonly string[]) =>
  paths.filter((_, index) => index % Math.ceil(paths.length / sampleSize) === 0);

/** The pages for tests that read each page. */
export const pagesToRead = [...fixedPages, ...Object.values(entryPages).flatMap(sample)];

/** The path of an address on the site. Throws for any other. */
export function onSite(address: string): string {
  if (!address.startsWith(`${origin}/`)) throw new Error(`${address} is not an address of ${origin}.`);
  return address.slice(origin.length);
}

const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });

const documents = new Map<string, Document>();

/** A page of the built site as a document, parsed once for all tests. */
export function documentAt(path: string): Document {
  const document = documents.get(path) ?? new window.DOMParser().parseFromString(textAt(pageFile(path)), 'text/html');
  documents.set(path, document);
  return document;
}

export const meta = (document: Document, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined;
