// npm run lighthouse [-- --kinds --runs 3 --pages /,/about]: every page as Lighthouse sees it on a phone, the worst
// first. Fails below 100 for accessibility, best practices and SEO, and beyond the limits of the largest paint and of what
// moves; performance is printed, and how many pages reach the goal for the largest paint. All figures are the median of the
// runs.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import config, { browserPath } from '../playwright.config.ts';
import { kinds, pages } from '../tests/support/builtSite.ts';
import { freePort } from '../tests/support/nginx.ts';
import { startWorkerd } from '../tests/support/workerd.ts';
import { median } from './median.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    /** One page of each kind instead of all. */
    kinds: { type: 'boolean', default: false },
    pages: { type: 'string' },
  },
});
const paths = values.pages?.split(',') ?? (values.kinds ? kinds : pages);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs should be a whole number from 1.');

const must = ['accessibility', 'best-practices', 'seo'] as const;
/** Milliseconds to the largest paint, and what may move. Fonts that come before a slow machine's first paint cost up to 300 ms. */
const limits = { lcp: 1_800, cls: 0.005 };
const goal = 1_200;
type Category = (typeof must)[number] | 'performance';

/** Lighthouse's look at a page. Now and then its own recording fails, which says nothing about the page: it looks again. */
async function look(address: string, port: number, tries = 3) {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' });
  const problem = result ? result.lhr.runtimeError?.message : 'No result';
  if (result && !problem) return result.lhr;
  if (tries === 1) throw new Error(`${address}: ${problem}`);
  return look(address, port, tries - 1);
}

async function examine(address: string, port: number) {
  const { categories, audits } = await look(address, port);
  const score = (name: Category) => Math.round((categories[name]?.score ?? 0) * 100);
  const failing = must.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  const lcp = audits['largest-contentful-paint']?.numericValue ?? 0;
  const cls = audits['cumulative-layout-shift']?.numericValue ?? 0;
  return { performance: score('performance'), must: must.map(score), failing, lcp, cls };
}

const site = await startWorkerd();
const port = await freePort();
const { launchOptions } = config.use ?? {};
const browser = await chromium.launch({
  ...launchOptions,
  ...browserPath,
  args: [...(launchOptions?.args ?? []), `--remote-debugging-port=${port}`],
});

interface Row extends Awaited<ReturnType<typeof examine>> {
  path: string;
}

async function examineOften(path: string, address: string): Promise<Row> {
  const results: Awaited<ReturnType<typeof examine>>[] = [];
  for (let run = 0; run < runs; run++) results.push(await examine(address, port));
  return {
    path,
    performance: median(results.map((result) => result.performance)),
    // A fault that shows in one run out of three is a fault.
    must: must.map((_, index) => Math.min(...results.map((result) => result.must[index] ?? 0))),
    lcp: median(results.map((result) => result.lcp)),
    cls: median(results.map((result) => result.cls)),
    failing: [...new Set(results.flatMap((result) => result.failing))],
  };
}

const rows: Row[] = [];
try {
  for (const path of paths) {
    rows.push(await examineOften(path, site.url + path));
    process.stderr.write('.');
  }
} finally {
  await browser.close();
  await site.stop();
}
process.stderr.write('\n');

const lowest = (row: Row) => Math.min(...row.must);
rows.sort((a, b) => lowest(a) - lowest(b) || a.performance - b.performance || b.lcp - a.lcp);
const columns = [32, 14, 15, 5, 12, 9, 7];
const line = (...cells: string[]) =>
  console.log(cells.map((cell, index) => cell.padEnd(columns[index] ?? 0)).join(' '));
line('page', 'accessibility', 'best practices', 'seo', 'performance', 'LCP', 'CLS');
for (const { path, performance, must: scores, lcp, cls, failing } of rows)
  line(path, ...scores.map(String), String(performance), `${Math.round(lcp)} ms`, cls.toFixed(3), failing.join(' '));

const below = rows.filter((row) => lowest(row) < 100 || row.lcp > limits.lcp || row.cls > limits.cls);
console.log(
  `${rows.length} pages, ${runs} run(s) each: ${rows.length - below.length} within the limits, ${below.length} beyond; ` +
    `${rows.filter(({ lcp }) => lcp <= goal).length} paint within ${goal} ms, which is the goal for all.`,
);
process.exit(below.length > 0 ? 1 : 0);
