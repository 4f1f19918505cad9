// node deploy/checkLive.ts --origin https://…: what a monitor should see from outside: links, headers, caching, dates.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { judge } from './observatory/rules.ts';

interface Visited {
  status: number;
  headers: Headers;
  text: string;
}

async function visit(origin: string, path: string): Promise<Visited> {
  const answer = await fetch(origin + path, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Addresses on the same site that a page names. */
function internalLinks(html: string): string[] {
  const named = [...html.matchAll(/\s(?:href|src)="(\/[^"#?]*)/g)].map(([, path = '']) => path);
  return named.filter((path) => !path.startsWith('//'));
}

function penalties(path: string, { headers, text }: Visited, hostname: string): string[] {
  const verdicts = judge({ headers: Object.fromEntries(headers), html: text, plainRedirect: undefined, hostname });
  return verdicts.filter(({ modifier }) => modifier < 0).map(({ test, modifier }) => `${path}: ${test} ${modifier}`);
}

/** Follows every link from the home page and returns what is wrong, and how many addresses were looked at. */
export async function checkLive(origin: string, now = Date.now()): Promise<{ wrong: string[]; visited: number }> {
  const { hostname } = new URL(origin);
  const wrong: string[] = [];
  const seen = new Set(['/']);
  for (const path of seen) {
    const answer = await visit(origin, path);
    if (answer.status !== 200) wrong.push(`${path}: ${answer.status}`);
    wrong.push(...penalties(path, answer, hostname));
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    for (const link of internalLinks(answer.text)) seen.add(link);
  }
  for (const path of ['/no-such-page', '/_astro/none.00000000.js', '/art/none.00000000.svg']) {
    const answer = await visit(origin, path);
    if (answer.status !== 404) wrong.push(`${path}: ${answer.status} instead of 404`);
    if (/immutable|max-age=[1-9]/.test(answer.headers.get('cache-control') ?? '')) wrong.push(`${path}: is kept`);
    wrong.push(...penalties(path, answer, hostname));
  }
  const contact = await visit(origin, '/.well-known/security.txt');
  const days = (Date.parse(/^Expires: (\S+)$/m.exec(contact.text)?.[1] ?? '') - now) / 86_400_000;
  if (!(days > 30)) wrong.push(`/.well-known/security.txt: expires in ${Math.floor(days)} days`);
  return { wrong, visited: seen.size };
}

if (import.meta.main) {
  const company: { url: string } = parse(readFileSync('content/site.yaml', 'utf8'));
  const { values } = parseArgs({ options: { origin: { type: 'string', default: company.url } } });
  const { wrong, visited } = await checkLive(values.origin);
  console.log([...wrong, `${visited} addresses on ${values.origin}, ${wrong.length} faults`].join('\n'));
  process.exitCode = wrong.length > 0 || visited < 38 ? 1 : 0;
}
