// npm run check:live [-- --origin https://…] [--without-mail] [--dates]: what a monitor should see from outside: links,
// headers, caching, and a contact form that reaches its company. --without-mail is for builds that are not for production;
// --dates also asks the calendar, and so belongs to the weekly look: no change may fail because time has passed.
import { parseArgs } from 'node:util';
import { loadContent } from '../src/content/load.ts';
import { documentHeaders, speculation } from './headers.ts';
import { connectedMail } from './mail.ts';

async function visit(origin: string, path: string) {
  const answer = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Addresses on the same site that a page names. */
function internalLinks(html: string): string[] {
  const named = [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  return named.filter((path) => !path.startsWith('//'));
}

/** The headers of a document that are missing or have another value. The hashes of the policy differ between builds. */
function headerFaults(path: string, { headers }: { headers: Headers }): string[] {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const isStrict = policy.startsWith("default-src 'none'; ") && !policy.includes("'unsafe-");
  return documentHeaders(isStrict ? policy : "default-src 'none'")
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name]) => `${path}: ${name} is ${headers.get(name) ?? 'missing'}`);
}

/** The paths of the pages that a sitemap lists. */
export const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);

interface Options {
  /** Whether the form must be connected to a mail service, as it is in a production build. */
  mail: boolean;
  /** The moment by which dates are judged; without it they are not. */
  now?: number;
}

/** Follows every link from the home page and returns what is wrong, and how many addresses were looked at. */
export async function checkLive(origin: string, { mail, now }: Options): Promise<{ wrong: string[]; visited: number }> {
  const wrong: string[] = [];
  const seen = new Set(['/']);
  for (const path of seen) {
    const answer = await visit(origin, path);
    if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      if (answer.headers.get('x-content-type-options') !== 'nosniff') wrong.push(`${path}: its type may be guessed`);
      continue;
    }
    wrong.push(...headerFaults(path, answer));
    for (const link of internalLinks(answer.text)) seen.add(link);
    if (mail && path === '/contact' && !connectedMail(answer.text)) wrong.push(`${path}: the form is not connected`);
  }
  const pages = pathsIn((await visit(origin, '/sitemap.xml')).text);
  if (!pages.includes('/contact')) wrong.push('/sitemap.xml: does not list /contact');
  for (const path of pages) if (!seen.has(path)) wrong.push(`${path}: no page leads there`);
  for (const path of ['/no-such-page', '/_astro/a.00000000.js']) {
    const answer = await visit(origin, path);
    if (answer.status !== 404) wrong.push(`${path}: ${answer.status} instead of 404`);
    if (/max-age=[1-9]/.test(answer.headers.get('cache-control') ?? '')) wrong.push(`${path}: is cacheable`);
    wrong.push(...headerFaults(path, answer));
  }
  if (now !== undefined) {
    const contact = await visit(origin, '/.well-known/security.txt');
    const days = (Date.parse(/^Expires: (\S+)$/m.exec(contact.text)?.[1] ?? '') - now) / 86_400_000;
    if (!(days > 30 && days < 366)) wrong.push(`/.well-known/security.txt: expires in ${Math.floor(days)} days`);
  }
  return { wrong, visited: seen.size };
}

/** Whether an address serves this site: every build of it has this file, and no other site is likely to. */
async function servesThisSite(origin: string): Promise<boolean> {
  const answer = await visit(origin, speculation.path).catch(() => undefined);
  return answer?.headers.get('content-type')?.startsWith(speculation.type) ?? false;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      origin: { type: 'string', default: loadContent().documents.site.url },
      'without-mail': { type: 'boolean', default: false },
      dates: { type: 'boolean', default: false },
    },
  });
  if (await servesThisSite(values.origin)) {
    const { wrong, visited } = await checkLive(values.origin, {
      mail: !values['without-mail'],
      ...(values.dates && { now: Date.now() }),
    });
    console.log([...wrong, `${visited} addresses on ${values.origin}, ${wrong.length} faults`].join('\n'));
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } else console.log(`${values.origin} does not serve this site yet. Bind the domain to the Worker, then check again.`);
}
