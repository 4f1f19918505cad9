import type { Site } from '../files.ts';

/** Cloudflare takes a hundred rules of headers, and lines of two thousand characters. */
export const ruleLimit = 100;
const lineLimit = 2_000;

/** Cloudflare's `_headers`: one block for every answer, then one for each rule of caching. */
export function headersFile(headers: readonly [string, string][], caching: readonly [string, string][]): string {
  const lines = ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), '  Vary: Accept-Encoding'];
  for (const [pattern, cacheControl] of caching.slice(0, ruleLimit - 1))
    lines.push(pattern, `  Cache-Control: ${cacheControl}`);
  const tooLong = lines.find((line) => line.length > lineLimit);
  if (tooLong)
    throw new Error(`_headers takes lines of ${lineLimit} characters; this has ${tooLong.length}: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}

/** Steps out of the folder, spelled so that the engine would redirect to the home page instead of refusing them. */
const disguisedSteps = ['/..%2f*', '/..%2F*', '/%2e%2e%2f*', '/%2E%2E%2F*'];

/** An address that no file has. */
const nowhere = 'no-such-page';

/**
 * Cloudflare's `_redirects`: an allow-list. A rule with 200 shows what another address shows; as that address does not
 * exist, it answers 404 with the page of its section.
 */
export function redirectsFile({ redirects, notFound }: Site): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301`);
  const hidden = notFound.flatMap(({ section, ownAddresses }) =>
    ownAddresses.map((path) => `${path} ${section}${nowhere} 200`),
  );
  return `${[...moved, ...hidden, ...disguisedSteps.map((path) => `${path} /${nowhere} 200`)].join('\n')}\n`;
}
