import { extname } from 'node:path';

/** Names of content as the edge spells them, so that both engines answer alike. */
const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

export const contentType = (file: string): string => contentTypes[extname(file)] ?? 'application/octet-stream';

/** Fonts and photographs are compressed already. */
export const isCompressible = (file: string): boolean =>
  /^text\/|javascript|json|xml|wasm/.test(contentType(file)) && !file.endsWith('.br') && !file.endsWith('.gz');
