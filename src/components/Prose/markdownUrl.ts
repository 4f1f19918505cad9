import { defaultUrlTransform } from 'react-markdown';

/** Sanitizes the address of a Markdown link: tel: is allowed, and an address that could run code becomes empty. */
export function markdownUrl(url: string): string {
  return url.startsWith('tel:') ? url : defaultUrlTransform(url);
}
