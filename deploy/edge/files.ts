import { caching } from '../headers.ts';
import type { Site } from '../site.ts';

const lineLimit = 2_000;

/** Cloudflare's `_headers`: one block for every answer, then one for each file or group that may be kept for good. */
export function headersFile(headers: readonly [string, string][], longLived: readonly string[]): string {
  const lines = ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), '  Vary: Accept-Encoding'];
  for (const rule of longLived) lines.push(rule, `  Cache-Control: ${caching.longLived}`);
  const tooLong = lines.find((line) => line.length > lineLimit);
  if (tooLong) throw new Error(`_headers takes lines of ${lineLimit} characters; this has ${tooLong.length}: ${tooLong}`);
  return `${lines.join('\n')}\n`;
}

/** Cloudflare's `_redirects`: an allow-list, nothing by pattern. */
export const redirectsFile = ({ redirects }: Site): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('');
