import { type Site, singleRedirects, spelledEndings } from './files.ts';
import type { Header, Rule } from './headers.ts';

/** Cloudflare takes a hundred rules of headers, and lines of two thousand characters. */
export const ruleLimit = 100;
const lineLimit = 2_000;

/** What a rule changes in the headers of every answer: it removes some and sets others. */
function changes(headers: readonly Header[], own: readonly Header[]): string[] {
  const same = (one: readonly Header[], [name, value]: Header) => one.some(([n, v]) => n === name && v === value);
  return [
    ...headers.filter((header) => !same(own, header)).map(([name]) => `  ! ${name}`),
    ...own.filter((header) => !same(headers, header)).map(([name, value]) => `  ${name}: ${value}`),
  ];
}

/** The addresses that Cloudflare gives to uploads. They are for people who check a change, not for search engines. */
const previews = ['https://:version.:account.workers.dev/*', '  X-Robots-Tag: noindex'];

/** How many blocks of `_headers` are not rules of files. */
const otherBlocks = 2;

/** How many rules do not fit into `_headers`. */
export const rulesLeftOut = (rules: readonly Rule[]) => Math.max(0, rules.length + otherBlocks - ruleLimit);

/** Cloudflare's `_headers`: one block for every answer, one for previews, then one for each rule. */
export function headersFile(headers: readonly Header[], rules: readonly Rule[]): string {
  const all = headers.map(([name, value]) => `  ${name}: ${value}`);
  const lines = ['/*', ...all, '  Vary: Accept-Encoding', ...previews];
  for (const { pattern, headers: own } of rules.slice(0, ruleLimit - otherBlocks))
    lines.push(pattern, ...changes(headers, own));
  const tooLong = lines.find((line) => line.length > lineLimit);
  if (tooLong)
    throw new Error(`_headers takes lines of ${lineLimit} characters; this has ${tooLong.length}: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}

/** Encoded steps out of the folder, for which Cloudflare would redirect to the home page instead of answering 404. */
const disguisedSteps = ['/..%2f*', '/..%2F*', '/%2e%2e%2f*', '/%2E%2E%2F*'];

/** An address that no file has. */
const nowhere = 'no-such-page';

/**
 * Cloudflare's `_redirects`: an allow-list. A rule with 200 shows what another address shows; as that address does not
 * exist, it answers 404 with the page of its section. A rule without a placeholder goes before those with one.
 */
export function redirectsFile(site: Site): string {
  const { notFound, sections } = site;
  const moved = singleRedirects(site).map(({ from, to }) => `${encodeURI(from)} ${to} 301`);
  const spelled = sections.flatMap((section) =>
    spelledEndings.map((ending) => `${section}:entry${ending} ${section}:entry 301`),
  );
  const hidden = notFound.flatMap(({ section, ownAddresses }) =>
    ownAddresses.map((path) => `${path} ${section}${nowhere} 200`),
  );
  return `${[...moved, ...hidden, ...spelled, ...disguisedSteps.map((path) => `${path} /${nowhere} 200`)].join('\n')}\n`;
}
