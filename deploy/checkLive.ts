// npm run check:live [-- --origin https://…]: requests every page of the live sitemap, each not-found page, and a script, and
// checks status, headers, caching and title. Faults fail it once the domain is bound (DOMAIN_BOUND=true), or with --origin.
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const notFoundPages = ['/no-such-page', '/services/no-such-page', '/jobs/no-such-page', '/blog/no-such-page'];
const missingScript = '/_astro/missing.00000000.js';
const atOnce = 10;

/** The address of the site in content/site.yaml. */
export function siteUrl(): string {
  const [, url = ''] = /^url: ["']?([^"'\s]+)/m.exec(readFileSync('content/site.yaml', 'utf8')) ?? [];
  return url;
}

export interface Limits {
  /** The timeout of a request. */
  requestMs: number;
  /** The pause before an address with a fault is requested again. */
  pauseMs: number;
}

const patient: Limits = { requestMs: 10_000, pauseMs: 5_000 };

/** The headers that public/_headers sets for every address. The hashes of the policy differ between builds; the edge sets Vary. */
function expectedHeaders(): [name: string, value: string][] {
  const [, rule = ''] = /^\/\*\n((?: .+\n)+)/m.exec(readFileSync('public/_headers', 'utf8')) ?? [];
  const lines = rule.split('\n').filter((line) => line !== '' && !line.includes('Vary:'));
  return lines.map((line) => {
    const [, name = '', value = ''] = /^\s*(.+?): (.+)$/.exec(line) ?? [];
    return [name, value.replace(' INLINE_SCRIPTS', '')];
  });
}

async function visit(address: string, { requestMs }: Limits) {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(requestMs) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Tries once more after a pause, because a single request may fail by chance. */
async function retryOnce<Result>(attempt: () => Promise<Result>, isGood: (result: Result) => boolean, pauseMs: number) {
  const result = await attempt();
  if (isGood(result)) return result;
  await setTimeout(pauseMs);
  return attempt();
}

/** The matches of a pattern in a text of the site; none without an answer. */
async function readMatches(address: string, pattern: RegExp, limits: Limits): Promise<string[]> {
  const attempt = async () => {
    const { text } = await visit(address, limits).catch(() => ({ text: '' }));
    return Array.from(text.matchAll(pattern), ([, match = '']) => match);
  };
  return retryOnce(attempt, (matches) => matches.length > 0, limits.pauseMs);
}

/** The paths of the pages in the live sitemap; none without an answer. */
export async function readSitemap(origin: string, limits = patient): Promise<string[]> {
  const addresses = await readMatches(`${origin}/sitemap.xml`, /<loc>([^<]+)<\/loc>/g, limits);
  return addresses.map((address) => URL.parse(address)?.pathname ?? address);
}

/** What is wrong with an address. */
async function findFaults(address: string, status: number, limits: Limits): Promise<string[]> {
  try {
    const { headers, text, ...answer } = await visit(address, limits);
    const target = headers.has('location') ? ` to ${headers.get('location')}` : '';
    if (answer.status !== status) return [`${answer.status}${target} instead of ${status}`];
    const faults: string[] = [];
    for (const [name, expected] of expectedHeaders()) {
      const value = headers.get(name)?.replaceAll(/ 'sha256-[^']+'/g, '');
      if (value !== expected) faults.push(`${name} is ${value ?? 'missing'}`);
    }
    const isImmutable = headers.get('cache-control')?.includes('immutable') ?? false;
    const isScript = headers.get('content-type')?.startsWith('text/javascript') ?? false;
    if (isImmutable !== isScript) faults.push(`Cache-Control is ${headers.get('cache-control')}`);
    if (!isScript && !/<title>[^<]*\w/.test(text)) faults.push('has no title');
    return faults;
  } catch (error) {
    const { message, cause } = error as Error;
    return [`no answer: ${cause instanceof Error ? cause.message : message}`];
  }
}

/** All faults of the site, and the number of addresses. */
export async function checkLive(origin: string, limits = patient) {
  const pages = await readSitemap(origin, limits);
  const scripts = await readMatches(`${origin}/`, /(\/_astro\/[\w.-]+\.js)/g, limits);
  const existing = new Set(['/', ...scripts.slice(0, 1), ...pages]);
  const found = [...existing].map((path) => ({ path, status: 200 }));
  const missing = [...notFoundPages, missingScript].map((path) => ({ path, status: 404 }));
  const addresses = [...found, ...missing];

  const faults: string[] = [];
  if (pages.length === 0) faults.push('/sitemap.xml: lists no pages');
  if (scripts.length === 0) faults.push('/: loads no script');
  for (let first = 0; first < addresses.length; first += atOnce) {
    const checks = addresses.slice(first, first + atOnce).map(async ({ path, status }) => {
      const attempt = () => findFaults(origin + path, status, limits);
      const faultsHere = await retryOnce(attempt, (result) => result.length === 0, limits.pauseMs);
      return faultsHere.map((fault) => `${path}: ${fault}`);
    });
    faults.push(...(await Promise.all(checks)).flat());
  }
  return { faults, count: addresses.length };
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { origin: { type: 'string' } } });
  const origin = values.origin ?? siteUrl();
  const isBound = process.env.DOMAIN_BOUND === 'true' || values.origin !== undefined;
  const { faults, count } = await checkLive(origin);
  for (const fault of faults) console.log(fault);
  console.log(`${count} addresses on ${origin}, ${faults.length} faults`);
  if (!isBound)
    console.log(
      '::warning::Faults of the live site fail nothing yet. Once the domain is bound, set DOMAIN_BOUND to true.',
    );
  process.exit(isBound && faults.length > 0 ? 1 : 0);
}
