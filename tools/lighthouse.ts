// npm run lighthouse [-- --kinds]: runs Lighthouse for a phone on every page, and lists the worst first. --kinds takes one page of
// each kind. Fails if accessibility, best practices or SEO is below 100, or if LCP or CLS is above its limit. Figures are the
// median of the runs, scores the lowest. npx installs Lighthouse with its 87 dependencies, which no other command needs.
import { exec } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { fullChromiumOptions } from '../playwright.config.ts';
import { readPages } from './builtSite.ts';
import { freePort } from './freePort.ts';
import { median } from './median.ts';
import { startWorkerd } from './workerd.ts';

const { values } = parseArgs({ options: { kinds: { type: 'boolean', default: false } } });
const { kinds, pages } = readPages('dist');
const paths = values.kinds ? kinds : pages;
const runs = 3;

const required = ['accessibility', 'best-practices', 'seo'] as const;
/** LCP in milliseconds, and CLS. On a slow machine, fonts that load before the first paint cost up to 300 ms. */
const limits = { lcp: 1_800, cls: 0.005 };

/** The parts of a report that are used here. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

async function examine(address: string, port: number) {
  const command = `npx --yes lighthouse@13.5.0 ${address} --port=${port} --output=json --quiet`;
  const { stdout } = await promisify(exec)(command, { maxBuffer: 2 ** 26 });
  const { runtimeError, categories, audits }: Report = JSON.parse(stdout);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const number = (name: string) => audits[name]?.numericValue ?? 0;
  const isFailing = ({ id, weight }: { id: string; weight: number }) => weight > 0 && (audits[id]?.score ?? 1) < 1;
  return {
    required: Math.min(...required.map(score)),
    performance: score('performance'),
    lcp: number('largest-contentful-paint'),
    cls: number('cumulative-layout-shift'),
    failing: required.flatMap((name) => categories[name]?.auditRefs.filter(isFailing).map(({ id }) => id) ?? []),
  };
}

const site = await startWorkerd();
const port = await freePort();
const browser = await chromium.launch({
  ...fullChromiumOptions,
  args: [...fullChromiumOptions.args, `--remote-debugging-port=${port}`],
});

const rows = [];
for (const path of paths) {
  const results: Awaited<ReturnType<typeof examine>>[] = [];
  for (let run = 0; run < runs; run++) results.push(await examine(site.url + path, port));
  rows.push({
    path,
    required: Math.min(...results.map((result) => result.required)),
    performance: median(results.map((result) => result.performance)),
    lcp: Math.round(median(results.map((result) => result.lcp))),
    cls: Number(median(results.map((result) => result.cls)).toFixed(3)),
    failing: [...new Set(results.flatMap((result) => result.failing))].join(' '),
  });
}
await browser.close();
await site.stop();

rows.sort((a, b) => a.required - b.required || a.performance - b.performance || b.lcp - a.lcp);
console.table(rows);
const beyond = rows.filter((row) => row.required < 100 || row.lcp > limits.lcp || row.cls > limits.cls);
console.log(`${rows.length} pages, ${runs} runs each: ${beyond.length} beyond the limits.`);
process.exit(beyond.length > 0 ? 1 : 0);
