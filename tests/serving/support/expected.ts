import { readServerConfig } from '../../../deploy/postBuild.ts';
import { textAt } from '../../support/builtSite.ts';
import { siteFolder } from '../../support/siteFolder.ts';
import type { Answer } from './ask.ts';

/** The sections with their own not-found page. */
export type Section = '/' | '/services/' | '/jobs/' | '/blog/';

const { headers: documentHeaders } = readServerConfig(siteFolder);
/** Values that depend on the built site or are long lists. */
const builtValue = (header: string) => documentHeaders.find(([name]) => name === header)?.[1] ?? '';

const securityHeaders: Record<string, string> = {
  'content-security-policy': builtValue('Content-Security-Policy'),
  'strict-transport-security': 'max-age=86400',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': builtValue('Permissions-Policy'),
  'speculation-rules': '"/speculation-rules.json"',
};

/** The headers that only documents, redirects and errors have. */
export const documentHeaderNames = new Set(Object.keys(securityHeaders));

/** Headers that would share responses with other origins, track visitors or reveal the software. */
const unwanted = ['access-control-allow-origin', 'set-cookie', 'x-powered-by'];

/** Each security header once with its exact value, and no unwanted headers. */
export function securityFaults({ headers }: Answer): string[] {
  const wrong = Object.entries(securityHeaders).filter(([name, value]) => headers[name] !== value);
  return [
    ...wrong.map(([name]) => `${name} is ${headers[name]}`),
    ...unwanted.filter((name) => headers[name] !== undefined).map((name) => `${name} is there`),
    ...(/\d/.test(String(headers.server)) ? [`server tells ${headers.server}`] : []),
  ];
}

/** The response must not be cached without revalidation. */
export function cacheFaults({ headers }: Answer): string[] {
  const caching = headers['cache-control'] ?? 'max-age=0';
  return /max-age=0|no-cache|no-store/.test(caching) && !caching.includes('immutable') ? [] : [`cached: ${caching}`];
}

export const statusFaults = ({ status }: Answer, ...expected: number[]): string[] =>
  expected.includes(status) ? [] : [`${status} instead of ${expected.join(' or ')}`];

/** Status 404, the not-found page of the section, all headers, not cached. */
export const notFoundFaults = (answer: Answer, section: Section = '/'): string[] => [
  ...statusFaults(answer, 404),
  ...(answer.text === textAt(`${section}404.html`) ? [] : [`not the not-found page of ${section}`]),
  ...securityFaults(answer),
  ...cacheFaults(answer),
];

const atOnce = 300;

/** The faults of all addresses, with several requests at once. */
export async function faultsAt(
  paths: readonly string[],
  look: (path: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  // The server limits concurrent connections.
  for (let first = 0; first < paths.length; first += atOnce) {
    const looks = paths.slice(first, first + atOnce).map(async (path) => {
      const faults = await look(path);
      return faults.map((fault) => `${path.slice(0, 80)}: ${fault}`);
    });
    found.push(...(await Promise.all(looks)).flat());
  }
  return found;
}
