import { readServerConfig } from '../../../deploy/postBuild.ts';
import { textAt } from '../../support/builtSite.ts';
import { siteFolder } from '../../support/siteFolder.ts';
import type { Answer } from './ask.ts';

/** The parts of the site that have a not-found page of their own. */
export type Section = '/' | '/services/' | '/jobs/' | '/blog/';

const { headers: documentHeaders } = readServerConfig(siteFolder);
/** The values that follow from the built site or are long lists. */
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

/** The headers that only documents, redirects and refusals carry. */
export const documentHeaderNames = new Set(Object.keys(securityHeaders));

/** Headers that would let others read the answer, follow the visitor or tell what runs here. */
const unwanted = ['access-control-allow-origin', 'set-cookie', 'x-powered-by'];

/** The full security set, each header once with its exact value, and nothing that takes from it. */
export function securityFaults({ headers }: Answer): string[] {
  const wrong = Object.entries(securityHeaders).filter(([name, value]) => headers[name] !== value);
  return [
    ...wrong.map(([name]) => `${name} is ${headers[name]}`),
    ...unwanted.filter((name) => headers[name] !== undefined).map((name) => `${name} is there`),
    ...(/\d/.test(String(headers.server)) ? [`server tells ${headers.server}`] : []),
  ];
}

/** Remembered for no longer than it takes to ask again. */
export function cacheFaults({ headers }: Answer): string[] {
  const caching = headers['cache-control'] ?? 'max-age=0';
  return /max-age=0|no-cache|no-store/.test(caching) && !caching.includes('immutable') ? [] : [`cached: ${caching}`];
}

export const statusFaults = ({ status }: Answer, ...expected: number[]): string[] =>
  expected.includes(status) ? [] : [`${status} instead of ${expected.join(' or ')}`];

/** NF: 404, the not-found page of the section, all headers, no long cache. */
export const notFoundFaults = (answer: Answer, section: Section = '/'): string[] => [
  ...statusFaults(answer, 404),
  ...(answer.text === textAt(`${section}404.html`) ? [] : [`not the not-found page of ${section}`]),
  ...securityFaults(answer),
  ...cacheFaults(answer),
];

const atOnce = 300;

/** What is wrong at each of the addresses, of which many are asked at once. */
export async function faultsAt(
  paths: readonly string[],
  look: (path: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  // A server takes so many connections at once.
  for (let first = 0; first < paths.length; first += atOnce) {
    const looks = paths.slice(first, first + atOnce).map(async (path) => {
      const faults = await look(path);
      return faults.map((fault) => `${path.slice(0, 80)}: ${fault}`);
    });
    found.push(...(await Promise.all(looks)).flat());
  }
  return found;
}
