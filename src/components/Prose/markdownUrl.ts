import { defaultUrlTransform } from 'react-markdown';

/** The address of a link in Markdown. Phone numbers are allowed; an address that could run code becomes empty. */
export function markdownUrl(url: string): string {
  return url.startsWith('tel:') ? url : defaultUrlTransform(url);
}
