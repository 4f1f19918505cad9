// npm run check:live [-- --bound] [--origin https://…] [--without-mail] [--dates]: checks links, headers, caching and the
// contact form of the live site. Before the domain is bound to the Worker, faults are only printed; with --bound,
// DOMAIN_BOUND=true or --origin they are a failure. --without-mail is for builds that are not for production. --dates also
// checks expiry dates, for the weekly check: a pull request must not fail because time has passed.
import { parseArgs } from 'node:util';
import { readProject } from '../src/content/load.ts';
import { documentHeaders, speculation } from './headers.ts';
import { connectedMail } from './mail.ts';

async function visit(origin: string, path: string, limitMs = 20_000) {
  const answer = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** The addresses of the same site in a page. */
function internalLinks(html: string): string[] {
  const named = [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  return named.filter((path) => !path.startsWith('//'));
}

/** Missing or wrong headers of a document. The hashes of the policy differ between builds. */
function headerFaults(path: string, { headers }: { headers: Headers }): string[] {
  const policy = headers.get('Content-Security-Policy') ?? '';
  // Content may allow inline styles for a third party (docs/third-parties.md), but never inline scripts.
  const isStrict = policy.startsWith("default-src 'none'; ") && !/script-src[^;]*'unsafe-/.test(policy);
  return documentHeaders(isStrict ? policy : "default-src 'none'")
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${path}: ${name} is ${headers.get(name) ?? 'missing'}`);
}

/** The paths of the pages that a sitemap lists. */
export const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address = '']) => URL.parse(address)?.pathname ?? []);

interface Options {
  /** Whether the form must be connected to a mail service, as it is in a production build. */
  mail: boolean;
  /** The current time; without it dates are not checked. */
  now?: number;
  /** The timeout of a request. */
  limitMs?: number;
}

interface Result {
  wrong: string[];
  /** Pages of the sitemap that no page links to. A company may want this, so it is not a fault. */
  unlinked: string[];
  /** How many addresses were requested. */
  visited: number;
}

/** Follows all links from the home page. */
export async function checkLive(origin: string, { mail, now, limitMs }: Options): Promise<Result> {
  const wrong: string[] = [];
  const seen = new Set(['/']);
  for (const path of seen) {
    const answer = await visit(origin, path, limitMs);
    if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      if (answer.headers.get('x-content-type-options') !== 'nosniff')
        wrong.push(`${path}: X-Content-Type-Options is missing`);
      continue;
    }
    wrong.push(...headerFaults(path, answer));
    for (const link of internalLinks(answer.text)) seen.add(link);
    if (mail && path === '/contact' && !connectedMail(answer.text)) wrong.push(`${path}: the form is not connected`);
  }
  const pages = pathsIn((await visit(origin, '/sitemap.xml', limitMs)).text);
  if (!pages.includes('/contact')) wrong.push('/sitemap.xml: does not list /contact');
  const unlinked = pages.filter((path) => !seen.has(path));
  for (const path of ['/no-such-page', '/_astro/a.00000000.js']) {
    const answer = await visit(origin, path, limitMs);
    if (answer.status !== 404) wrong.push(`${path}: ${answer.status} instead of 404`);
    if (/max-age=[1-9]/.test(answer.headers.get('cache-control') ?? '')) wrong.push(`${path}: is cacheable`);
    wrong.push(...headerFaults(path, answer));
  }
  if (now !== undefined) {
    const contact = await visit(origin, '/.well-known/security.txt', limitMs);
    const days = (Date.parse(/^Expires: (\S+)$/m.exec(contact.text)?.[1] ?? '') - now) / 86_400_000;
    if (!(days > 30 && days < 366)) wrong.push(`/.well-known/security.txt: expires in ${Math.floor(days)} days`);
  }
  return { wrong, unlinked, visited: seen.size };
}

/** Whether the address serves this site, recognized by a file that other sites are unlikely to have. */
async function outage(origin: string, limitMs: number | undefined): Promise<string | undefined> {
  const { status, headers } = await visit(origin, speculation.path, limitMs);
  if (status >= 500) return `${origin} answers ${status}.`;
  return headers.get('content-type')?.startsWith(speculation.type) ? undefined : `${origin} serves something else.`;
}

/** The reason of a failed `fetch` is in the cause of its error. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

async function checkOrigin(origin: string, options: Options): Promise<Result> {
  try {
    const reason = await outage(origin, options.limitMs);
    return reason ? { wrong: [reason], unlinked: [], visited: 1 } : await checkLive(origin, options);
  } catch (error) {
    return { wrong: [`${origin} does not answer: ${describeError(error)}.`], unlinked: [], visited: 1 };
  }
}

/** The output and the exit code. `isBound`: the domain is bound to the Worker. */
export async function reportOn(origin: string, isBound: boolean, options: Options) {
  const { wrong, unlinked, visited } = await checkOrigin(origin, options);
  const warnings = unlinked.map((path) => `::warning::No page links to ${path}.`);
  const lines = [...wrong, ...warnings, `${visited} addresses on ${origin}, ${wrong.length} faults`];
  if (!isBound)
    lines.push(
      '::warning::No fault of the live site fails this check yet. Once the domain is bound to the Worker, set the ' +
        'repository variable DOMAIN_BOUND to true (by hand: --bound).',
    );
  return { text: lines.join('\n'), exitCode: isBound && wrong.length > 0 ? 1 : 0 };
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      bound: { type: 'boolean', default: process.env.DOMAIN_BOUND === 'true' },
      origin: { type: 'string' },
      'without-mail': { type: 'boolean', default: false },
      dates: { type: 'boolean', default: false },
    },
  });
  // Not loadContent: other files may have errors, because after a rollback the content on main is not what is online.
  const origin = values.origin ?? readProject().documents.site?.url;
  if (!origin) throw new Error('content/site.yaml has an error, so the address of the site is not known.');
  const { text, exitCode } = await reportOn(origin, values.bound || values.origin !== undefined, {
    mail: !values['without-mail'],
    ...(values.dates && { now: Date.now() }),
  });
  console.log(text);
  process.exitCode = exitCode;
}
