import { createHash } from 'node:crypto';

const digest = (bytes: Uint8Array) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Adds the digest of each script and style sheet of our own to the element that loads it. */
export function withIntegrity(html: string, read: (path: string) => Uint8Array): string {
  return html.replace(
    /<(script|link)\b([^>]*?\s(?:src|href)="(\/_astro\/[^"]+\.(?:js|css))"[^>]*)>/g,
    (element, tag: string, attributes: string, path: string) =>
      attributes.includes('integrity=') ? element : `<${tag}${attributes} integrity="${digest(read(path))}">`,
  );
}
