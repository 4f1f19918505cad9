// node deploy/due.ts [--origin https://…]: the pages whose day has come and that the live site does not have yet, and the jobs
// whose last day is over and that it still offers. publish.yml asks every day, and deploys where there is one.
import { appendFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { closedAddresses, dueAddresses } from '../src/content/due.ts';
import { mapped } from './checkLive.ts';

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
  return answer.text();
}

/** Those of some addresses that the sitemap of a live site does not list. */
export async function missingAt(origin: string, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const live = mapped(await textAt(`${origin}/sitemap.xml`));
  return addresses.filter((address) => !live.includes(address));
}

/** Those of some jobs that a live site still offers: its llms.txt lists the open ones. */
export async function offeredAt(origin: string, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const live = await textAt(`${origin}/llms.txt`);
  return addresses.filter((address) => live.includes(`${address})`));
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { origin: { type: 'string' } } });
  const origin: string = values.origin ?? parse(readFileSync('content/site.yaml', 'utf8')).url;
  const due = [...(await missingAt(origin, dueAddresses())), ...(await offeredAt(origin, closedAddresses()))];
  console.log(due.length > 0 ? `Due: ${due.join(', ')}` : 'Nothing is due.');
  if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `due=${due.length > 0}\n`);
}
