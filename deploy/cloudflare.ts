import { type Site, singleRedirects, spelledEndings } from './files.ts';
import type { Header, Rule } from './headers.ts';

/** Cloudflare's limits for `_headers`: rules, and characters per line. */
export const ruleLimit = 100;
const lineLimit = 2_000;

/** The lines of a rule: the default headers that it removes, and those that it sets. */
function changes(headers: readonly Header[], own: readonly Header[]): string[] {
  const same = (one: readonly Header[], [name, value]: Header) => one.some(([n, v]) => n === name && v === value);
  return [
    ...headers.filter((header) => !same(own, header)).map(([name]) => `  ! ${name}`),
    ...own.filter((header) => !same(headers, header)).map(([name, value]) => `  ${name}: ${value}`),
  ];
}

/** Preview addresses of uploads must not be indexed. */
const previews = ['https://:version.:account.workers.dev/*', '  X-Robots-Tag: noindex'];

/** How many rules of `_headers` are not for files. */
const otherBlocks = 2;

/** How many rules do not fit into `_headers`. */
export const rulesLeftOut = (rules: readonly Rule[]) => Math.max(0, rules.length + otherBlocks - ruleLimit);

/** Cloudflare's `_headers`: the default headers, the rule for previews, then one rule for each file or pattern. */
export function headersFile(headers: readonly Header[], rules: readonly Rule[]): string {
  const all = headers.map(([name, value]) => `  ${name}: ${value}`);
  const lines = ['/*', ...all, '  Vary: Accept-Encoding', ...previews];
  for (const { pattern, headers: own } of rules.slice(0, ruleLimit - otherBlocks))
    lines.push(pattern, ...changes(headers, own));
  const tooLong = lines.find((line) => line.length > lineLimit);
  if (tooLong)
    throw new Error(`_headers allows ${lineLimit} characters in a line; this one has ${tooLong.length}: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}

/** Encoded path traversal, for which Cloudflare would redirect to the home page instead of responding with 404. */
const pathTraversals = ['/..%2f*', '/..%2F*', '/%2e%2e%2f*', '/%2E%2E%2F*'];

const missingFile = 'no-such-page';

/**
 * Cloudflare's `_redirects`. A rule with 200 rewrites to another address; because that address does not exist, the response
 * is 404 with the not-found page of the section. Rules without placeholders must come before rules with them.
 */
export function redirectsFile(site: Site): string {
  const { notFound, sections } = site;
  const moved = singleRedirects(site).map(({ from, to }) => `${encodeURI(from)} ${to} 301`);
  const spelled = sections.flatMap((section) =>
    spelledEndings.map((ending) => `${section}:entry${ending} ${section}:entry 301`),
  );
  const hidden = notFound.flatMap(({ section, ownAddresses }) =>
    ownAddresses.map((path) => `${path} ${section}${missingFile} 200`),
  );
  // An address below that of an entry belongs to no section. Two slashes at the end are a spelling of the entry.
  const belowEntries = sections.flatMap((section) => [
    `${section}:entry// ${section}:entry 301`,
    `${section}:entry/* /${missingFile} 200`,
  ]);
  const traversals = pathTraversals.map((path) => `${path} /${missingFile} 200`);
  return `${[...moved, ...hidden, ...spelled, ...belowEntries, ...traversals].join('\n')}\n`;
}
