// node deploy/nginx.ts: writes dist-nginx/rules.conf, which nginx.conf includes: headers, not-found pages and redirects.
import { mkdirSync, writeFileSync } from 'node:fs';
import { commonHeaders, type Header, picturePolicy } from './headers.ts';
import { readServerConfig } from './postBuild.ts';

type Entry = readonly [key: string, value: string];

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** A `map` directive of nginx. */
function writeMap(source: string, name: string, entries: readonly Entry[]): string {
  const lines = entries.map(([key, value]) => `  ${quote(key)} ${quote(value)};\n`);
  return `map $${source} $${name} {\n${lines.join('')}}\n`;
}

/** A header with a value for each kind of response. nginx omits a header with an empty value. */
function writeHeader(name: string, kinds: Record<string, readonly Header[]>): string {
  const variable = name.toLowerCase().replaceAll('-', '_');
  const valueIn = (headers: readonly Header[]) => headers.find(([other]) => other === name)?.[1] ?? '';
  const entries = Object.entries(kinds).map(([kind, headers]) => [kind, valueIn(headers)] as const);
  return `${writeMap('kind', variable, entries)}add_header ${name} $${variable} always;\n`;
}

/** The rules for a built site. nginx.conf determines the kind of each response. */
export function nginxRules(folder: string): string {
  const { site, headers } = readServerConfig(folder);
  const kinds = { document: headers, picture: [...commonHeaders, picturePolicy], file: commonHeaders };
  const notFoundPages = site.sections.map((section) => [`~^${section}[^/]*/?$`, `${section}404.html`] as const);
  // In a value, $ would start a variable.
  const movedAddresses = site.moved.map(({ from, to }) => [from, to.replaceAll('$', '%24')] as const);
  return [
    writeMap('uri', 'not_found_page', [['default', '/404.html'], ...notFoundPages]),
    writeMap('uri', 'moved_to', movedAddresses),
    ...headers.map(([name]) => writeHeader(name, kinds)),
  ].join('');
}

if (import.meta.main) {
  mkdirSync('dist-nginx', { recursive: true });
  writeFileSync('dist-nginx/rules.conf', nginxRules('dist'));
}
