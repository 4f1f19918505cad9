import { caching } from '../headers.ts';
import type { Site } from '../site.ts';

const lineLimit = 2_000;

/** Cloudflare's `_headers`: one block for every answer, then one for each file or group that may be kept for good. */
export function headersFile(headers: readonly [string, string][], longLived: readonly string[]): string {
  const lines = ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), '  Vary: Accept-Encoding'];
  for (const rule of longLived) lines.push(rule, `  Cache-Control: ${caching.longLived}`);
  const tooLong = lines.find((line) => line.length > lineLimit);
  if (tooLong)
    throw new Error(`_headers takes lines of ${lineLimit} characters; this has ${tooLong.length}: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}

/** Steps out of the folder, spelled so that the engine would redirect to the home page instead of refusing them. */
const disguisedSteps = ['/..%2f*', '/..%2F*', '/%2e%2e%2f*', '/%2E%2E%2F*'];

/**
 * Cloudflare's `_redirects`: an allow-list. A rule with 200 shows what another address shows; as that address does not
 * exist, it answers 404 with the page of its section.
 */
export function redirectsFile({ redirects, lost }: Site): string {
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301`);
  const hidden = lost.flatMap(({ section, ownAddresses }) => ownAddresses.map((path) => `${path} ${section}lost 200`));
  return `${[...moved, ...hidden, ...disguisedSteps.map((path) => `${path} /lost 200`)].join('\n')}\n`;
}
