import { defaultUrlTransform } from 'react-markdown';

/** The address of a link in Markdown. A phone number is one too; what else could run code becomes an empty address. */
export function markdownUrl(url: string): string {
  return url.startsWith('tel:') ? url : defaultUrlTransform(url);
}
