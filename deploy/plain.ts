// The built site for a host that only serves files: GitHub Pages, S3, Netlify, a shared host. docs/hosting.md says what is lost.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readDelivery } from './delivery.ts';
import { movedPages } from './files.ts';
import type { Header } from './headers.ts';
import { speculation } from './speculation.ts';

/** Directives that browsers take from a header only. */
const headerOnly = /; (?:frame-ancestors|sandbox|report-\w+)[^;]*/g;

/** The headers that a page can carry itself. */
function asMeta(headers: readonly Header[]): string {
  const value = (wanted: string) => headers.find(([name]) => name === wanted)?.[1] ?? '';
  const policy = value('Content-Security-Policy').replace(headerOnly, '');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="${value('Referrer-Policy')}">`;
}

/** A page that leads on to another; for hosts that cannot redirect. */
const leadingOn = (to: string) =>
  `<!doctype html><meta charset="utf-8"><title>Moved</title><meta http-equiv="refresh" content="0; url=${to}">` +
  `<link rel="canonical" href="${to}"><a href="${to}">${to}</a>\n`;

/** The file of an address: /about is about/index.html, which every host shows at /about/. */
export const plainFile = (path: string) => join(path.slice(1), 'index.html');

/** Fills a folder with everything that a plain host needs. */
export function writePlainFolder(from: string, to: string, moved = movedPages()): void {
  const { site, headers } = readDelivery(from);
  rmSync(to, { recursive: true, force: true });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    writeFileSync(join(to, file), text);
  };
  // Before everything that it governs; the encoding stays first.
  const withMeta = (file: string) =>
    readFileSync(join(from, file), 'utf8').replace(/<meta charset="[^"]+"\/?>/, (first) => first + asMeta(headers));
  for (const { path, file } of site.pages) write(plainFile(path), withMeta(file));
  write('404.html', withMeta('404.html'));
  for (const redirect of moved) write(plainFile(redirect.from), leadingOn(redirect.to));
  for (const { path, file } of site.files) if (path !== speculation.path) cpSync(join(from, file), join(to, file));
  // GitHub Pages would leave out folders that begin with an underscore.
  write('.nojekyll', '');
}
