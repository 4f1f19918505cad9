// npm run measure [-- --pages /,/about --rounds 15 --against ../other/dist]: examines one page of each kind (`--pages all`: every
// page) with Lighthouse, and measures its paints on a slow phone. Build first.
// The paints are compared with those of the bare text, the same HTML without styles, scripts and pictures, and optionally with
// another build. Every load has an empty cache and takes five seconds. All variants take turns in one run, so that their ratios
// are reliable; a single load says nothing. Times are in milliseconds.
// Fails if a score other than performance is below 100, if a layout shift is above its limit, or if the lower quartile of the
// largest paint is above its limit, which grants a round trip to a picture that is a file, or above the median of the other build.
// npx installs Lighthouse with its 87 dependencies, which no other command needs.
import { exec } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { fullChromiumOptions } from '../playwright.config.ts';
import { loadSoFar, watchLoad } from '../tests/support/stability.ts';
import { pageFile, readPages } from './builtSite.ts';
import { startWorkerd } from './workerd.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    against: { type: 'string' },
  },
});
const { kinds, pages } = readPages('dist');
const paths = values.pages === 'all' ? pages : (values.pages?.split(',') ?? kinds);

/** The largest paint divided by the first paint of the bare text. Home has a slider above its largest text. */
const ratioLimit = (path: string) => (path === '/' ? 1.5 : 1.35);
const shiftLimit = 0.005;
const required = ['accessibility', 'best-practices', 'seo'];

/** The phone and the throttling of Lighthouse: latency of a round trip, bytes per second, and a four times slower processor. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const line = { offline: false, latency: 562.5, downloadThroughput: 1.44e6 / 8, uploadThroughput: 675e3 / 8 };
const slowdown = 4;

const problems: string[] = [];

/** The parts of a report of Lighthouse that are used here. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

async function examine(path: string, address: string) {
  const sandbox = fullChromiumOptions.chromiumSandbox ? '' : ' --no-sandbox';
  const command = `npx --yes lighthouse@13.5.0 ${address} --output=json --quiet --chrome-flags="--headless${sandbox}"`;
  const env = { ...process.env, CHROME_PATH: fullChromiumOptions.executablePath ?? chromium.executablePath() };
  const { stdout } = await promisify(exec)(command, { env, maxBuffer: 2 ** 26 });
  const { categories, audits }: Report = JSON.parse(stdout);
  const names = ['performance', ...required];
  const scores = Object.fromEntries(names.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
  const failing = required
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  if (required.some((name) => scores[name] !== 100)) problems.push(`${path}: Lighthouse names ${failing.join(', ')}`);
  return scores;
}

/** The HTML without styles, scripts and pictures. */
const bare = (html: string) =>
  html.replaceAll(/<(style|script|svg|picture|noscript)\b[\s\S]*?<\/\1>|<(?:img|link)\b[^>]*>/g, '');
const bareAddress = (path: string) => (path === '/' ? '/bare/home' : `/bare${path}`);

/** A copy of the built site with the bare pages. */
function copySite(): string {
  const site = mkdtempSync(join(tmpdir(), 'paint-'));
  cpSync('dist', site, { recursive: true });
  for (const path of paths) {
    const file = join(site, `${bareAddress(path)}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bare(readFileSync(join(site, pageFile(path)), 'utf8')));
  }
  return site;
}

/** Paints, layout shift and the time of the processor in the first five seconds of a page. */
async function load(browser: Browser, address: string) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  // The time of the processor, in which other programs do not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchLoad(page);
  const fiveSeconds = setTimeout(5000);
  await page.goto(address);
  await fiveSeconds;
  const { metrics } = await session.send('Performance.getMetrics');
  const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const { shift } = await loadSoFar(page);
  const paints = await page.evaluate(async () => {
    const largest = await new Promise<PerformanceEntry | undefined>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1))).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    const [first] = performance.getEntriesByName('first-contentful-paint');
    // Only a picture that is a file has an address.
    const isFile = largest !== undefined && Reflect.get(largest, 'url') !== '';
    return { fcp: first?.startTime ?? 0, lcp: largest?.startTime ?? 0, isFile };
  });
  await page.close();
  return {
    ...paints,
    shift,
    work: 1000 * work,
  };
}

type Load = Awaited<ReturnType<typeof load>>;

/** The value below which a share of the measurements is. */
function quantile(loads: readonly Load[], figure: Exclude<keyof Load, 'isFile'>, share: number): number {
  const values = loads.map((one) => one[figure]).sort((one, other) => one - other);
  return values[Math.round(share * (values.length - 1))] ?? 0;
}

function describe(loads: readonly Load[]) {
  const median = (figure: Exclude<keyof Load, 'isFile'>) => Math.round(quantile(loads, figure, 0.5));
  return {
    FCP: median('fcp'),
    LCP: median('lcp'),
    quartiles: [0.25, 0.75].map((share) => Math.round(quantile(loads, 'lcp', share))).join('–'),
    'LCP is': loads.some(({ isFile }) => isFile) ? 'a file' : 'in the page',
    'worst shift': Number(quantile(loads, 'shift', 1).toFixed(4)),
    'processor time': median('work'),
  };
}

const site = copySite();
const current = await startWorkerd(site);
const other = values.against ? await startWorkerd(values.against) : undefined;
const browser = await chromium.launch(fullChromiumOptions);
const scores: Record<string, object> = {};
const measured = paths.map((path) => ({ path, page: [] as Load[], text: [] as Load[], otherPage: [] as Load[] }));
try {
  for (const path of paths) scores[path] = await examine(path, current.url + path);
  for (let round = 0; round < Number(values.rounds); round++)
    for (const { path, page, text, otherPage } of measured) {
      const loads: [Load[], string][] = [
        [text, current.url + bareAddress(path)],
        [page, current.url + path],
      ];
      if (other) loads.push([otherPage, other.url + path]);
      // What follows a long load needs less time.
      if (round % 2 === 1) loads.reverse();
      for (const [measurements, address] of loads) measurements.push(await load(browser, address));
    }
} finally {
  await browser.close();
  await current.stop();
  await other?.stop();
  rmSync(site, { recursive: true });
}

const rows: Record<string, object> = {};
for (const { path, page, text, otherPage } of measured) {
  const bareText = quantile(text, 'fcp', 0.5);
  // A file can only be requested when its page has arrived.
  const isFile = page.some((measured) => measured.isFile);
  const limit = Math.round(bareText * ratioLimit(path) + (isFile ? line.latency : 0));
  const lowerQuartile = quantile(page, 'lcp', 0.25);
  rows[path] = { limit, 'LCP / bare': Number((quantile(page, 'lcp', 0.5) / bareText).toFixed(2)), ...describe(page) };
  rows[`${path}, bare text`] = describe(text);
  if (other) rows[`${path}, other`] = describe(otherPage);

  if (lowerQuartile > limit) problems.push(`${path}: the largest paint is above ${limit} ms`);
  if (other && lowerQuartile > quantile(otherPage, 'lcp', 0.5)) problems.push(`${path}: slower than the other build`);
  if (quantile(page, 'shift', 1) > shiftLimit) problems.push(`${path}: a layout shift above ${shiftLimit}`);
}
console.log('Scores of Lighthouse');
console.table(scores);
console.log('Paints, and processor time in the first five seconds');
console.table(rows);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
