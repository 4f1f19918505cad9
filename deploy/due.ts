// node deploy/due.ts [--origin https://…]: the pages whose day has come and that the live site does not have yet. publish.yml
// asks every day, and deploys where there is one.
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { dueAddresses } from '../src/content/due.ts';
import { mapped } from './checkLive.ts';

/** Those of some addresses that the sitemap of a live site does not list. */
export async function missingAt(origin: string, addresses: readonly string[]): Promise<string[]> {
  const answer = await fetch(`${origin}/sitemap.xml`, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${origin}/sitemap.xml answers ${answer.status}.`);
  const live = mapped(await answer.text());
  return addresses.filter((address) => !live.includes(address));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { origin: { type: 'string' } } });
  const origin: string = values.origin ?? parse(readFileSync('content/site.yaml', 'utf8')).url;
  const due = dueAddresses();
  const missing = due.length > 0 ? await missingAt(origin, due) : [];
  console.log(missing.length > 0 ? `Due: ${missing.join(', ')}` : 'Nothing is due.');
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `due=${missing.length > 0}\n`);
}
