// npm run observatory: the score of every page and every not-found page, on both engines.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { startWorkerd } from '../deploy/cloudflare/workerd.ts';
import { readSite } from '../deploy/files.ts';
import { startNginx } from '../deploy/nginx/process.ts';
import { judge, score, type Verdict } from '../deploy/observatory.ts';

export interface Scored {
  engine: string;
  path: string;
  status: number;
  verdicts: Verdict[];
  score: number;
}

interface Server {
  url: string;
  plainUrl?: string;
  stop: () => Promise<unknown>;
}

async function scoreEngine(engine: string, { url, plainUrl }: Server, hostname: string): Promise<Scored[]> {
  const { pages, notFound } = readSite('dist');
  const paths = [...pages.map(({ path }) => path), ...notFound.map(({ section }) => `${section}no-such-page`)];
  const plain = plainUrl === undefined ? undefined : await fetch(plainUrl, { redirect: 'manual' });
  const plainRedirect = plain && { status: plain.status, location: plain.headers.get('location') ?? '' };
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(url + path, { redirect: 'manual' });
      const headers = Object.fromEntries(answer.headers);
      const verdicts = judge({ headers, html: await answer.text(), plainRedirect, hostname });
      return { engine, path, status: answer.status, verdicts, score: score(verdicts) };
    }),
  );
}

/** Starts both engines, asks each for every page and every not-found page, and ends them. */
export async function scoreSite(): Promise<Scored[]> {
  const company: { url: string } = parse(readFileSync('content/site.yaml', 'utf8'));
  const { hostname } = new URL(company.url);
  const starters: [string, () => Promise<Server>][] = [
    ['Workers static assets', () => startWorkerd()],
    ['nginx', () => startNginx()],
  ];
  const scored: Scored[] = [];
  for (const [engine, start] of starters) {
    const server = await start();
    try {
      scored.push(...(await scoreEngine(engine, server, hostname)));
    } finally {
      await server.stop();
    }
  }
  return scored;
}

if (import.meta.main) {
  const scored = await scoreSite();
  for (const engine of new Set(scored.map((page) => page.engine))) {
    const own = scored.filter((page) => page.engine === engine);
    const scores = own.map((page) => page.score);
    console.log(`${engine}: ${own.length} pages, score ${Math.min(...scores)} to ${Math.max(...scores)}`);
  }
  for (const { test, modifier } of scored[0]?.verdicts ?? []) console.log(`  ${String(modifier).padStart(4)}  ${test}`);
  const penalties = scored.flatMap(({ engine, path, verdicts }) =>
    verdicts
      .filter(({ modifier }) => modifier < 0)
      .map(({ test, modifier }) => `${engine} ${path}: ${test} ${modifier}`),
  );
  if (penalties.length > 0) throw new Error(`Penalties:\n${penalties.join('\n')}`);
  process.exit();
}
