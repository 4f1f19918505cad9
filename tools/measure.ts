// npm run measure [-- --pages /,/about]: examines one page of each kind (`--pages all`: every page) with Lighthouse, on the slow
// phone that it simulates. Build first. Fails if a largest paint is late, or if a score is below 100, other than that for
// performance, which depends on the machine.
// npx installs Lighthouse with its 87 dependencies, which no other command needs.
import { exec } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { fullChromiumOptions } from '../playwright.config.ts';
import { readPages } from './builtSite.ts';
import { startWorkerd } from './workerd.ts';

const { values } = parseArgs({ options: { pages: { type: 'string' } } });
const { kinds, pages } = readPages('dist');
const paths = values.pages === 'all' ? pages : (values.pages?.split(',') ?? kinds);

/** What Google calls a good time for the largest paint, in seconds. */
const latestPaint = 2.5;

const categories = 'performance,accessibility,best-practices,seo';

/** The parts of a report of Lighthouse that are used here. */
interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

async function runLighthouse(address: string): Promise<Report> {
  const sandbox = fullChromiumOptions.chromiumSandbox ? '' : ' --no-sandbox';
  const options = `--only-categories=${categories} --output=json --quiet --chrome-flags="--headless${sandbox}"`;
  const env = { ...process.env, CHROME_PATH: fullChromiumOptions.executablePath ?? chromium.executablePath() };
  const { stdout } = await promisify(exec)(`npx --yes lighthouse@13.5.0 ${address} ${options}`, {
    env,
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout);
}

/** A run that fails is repeated once: sometimes Chromium starts no page (NO_NAVSTART). */
async function examine(address: string): Promise<Report | undefined> {
  for (const attempt of ['first', 'second']) {
    try {
      return await runLighthouse(address);
    } catch (error) {
      console.error(`${address}: the ${attempt} run failed. ${error}`);
    }
  }
  return undefined;
}

const rows: Record<string, object> = {};
const problems: string[] = [];

function evaluate(path: string, { categories: results, audits }: Report): void {
  const seconds = (audit: string) => Number(((audits[audit]?.numericValue ?? 0) / 1000).toFixed(2));
  const largestPaint = seconds('largest-contentful-paint');
  if (largestPaint > latestPaint) problems.push(`${path}: the largest paint comes after ${latestPaint} seconds`);
  const scores: Record<string, number> = {};
  for (const [name, { score, auditRefs }] of Object.entries(results)) {
    scores[name] = Math.round((score ?? 0) * 100);
    if (name === 'performance' || scores[name] === 100) continue;
    const failing = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
    problems.push(`${path}: ${name} is below 100: ${failing.map(({ id }) => id).join(', ')}`);
  }
  rows[path] = {
    'first paint (s)': seconds('first-contentful-paint'),
    'largest paint (s)': largestPaint,
    'blocked (s)': seconds('total-blocking-time'),
    ...scores,
  };
}

const { url, stop } = await startWorkerd();
for (const path of paths) {
  const report = await examine(url + path);
  if (report) evaluate(path, report);
  else problems.push(`${path}: Lighthouse failed twice`);
}
await stop();
console.table(rows);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
