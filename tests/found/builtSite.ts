import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, Window } from 'happy-dom';

export const origin = 'https://trelliswork.example';

/** A file of the built site by its address; fails where there is none. */
export const bytesAt = (path: string) => readFileSync(join('dist', decodeURIComponent(path)));
export const textAt = (path: string) => bytesAt(path).toString('utf8');

/** The file that a page is written to. */
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/** The path of an address on the site; fails for any other. */
export function onSite(address: string): string {
  if (!address.startsWith(`${origin}/`)) throw new Error(`${address} is not an address of ${origin}.`);
  return address.slice(origin.length);
}

const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });

/** A page of the built site as a document. */
export function documentAt(path: string): Document {
  return new window.DOMParser().parseFromString(textAt(fileOf(path)), 'text/html');
}

export const meta = (document: Document, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? undefined;

export const words = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
