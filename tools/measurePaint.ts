// npm run measure:paint [-- --pages /,/about --rounds 15 --against ../other/dist]: measures the paints of each kind of page on a
// slow phone (build first), compared with its bare text, the same HTML without styles, scripts and pictures, and optionally
// with another build. Every load has an empty cache and takes five seconds. All variants take turns in one run, so that their
// ratios are reliable; a single load says nothing. Times are in milliseconds.
// Fails if a lower quartile is above its limit, which grants a round trip to a picture that is a file, or above the median of
// the other build, or if a page has more bytes or elements than the limits.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Browser, type CDPSession, chromium } from '@playwright/test';
import { fullChromiumOptions } from '../playwright.config.ts';
import { loadSoFar, watchLoad } from '../tests/support/stability.ts';
import { pageFile, readPages } from './builtSite.ts';
import { startWorkerd } from './workerd.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: readPages('dist').kinds.join() },
    rounds: { type: 'string', default: '15' },
    against: { type: 'string' },
  },
});
const paths = values.pages.split(',');

/**
 * `ratio`: the largest paint divided by the first paint of the bare text; `shift`: the layout shift. `bytes`: compressed, until
 * the first heading; about 14 kB arrive in the first round trip. The home page has a slider with an inline drawing above its
 * heading, which is its largest text.
 */
const limits = { ratio: 1.35, shift: 0.005, bytes: 14_500, elements: 1_140 };
const homeLimits = { ...limits, ratio: 1.5, bytes: 22_100 };

/** The throttling of Lighthouse: latency of a round trip, bytes per second, and a four times slower processor. */
const line = { offline: false, latency: 562.5, downloadThroughput: 1.44e6 / 8, uploadThroughput: 675e3 / 8 };
const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The HTML without styles, scripts and pictures. */
const bare = (html: string) =>
  html.replaceAll(/<(style|script|svg|picture|noscript)\b[\s\S]*?<\/\1>|<(?:img|link)\b[^>]*>/g, '');

const site = mkdtempSync(join(tmpdir(), 'paint-'));
cpSync('dist', site, { recursive: true });
const bareAddress = (path: string) => (path === '/' ? '/bare/home' : `/bare${path}`);
for (const path of paths) {
  const file = join(site, `${bareAddress(path)}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bare(readFileSync(join(site, pageFile(path)), 'utf8')));
}

/** What the browser has done for a page so far, in milliseconds of the processor. */
async function readWork(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    all: 1000 * value('TaskDuration'),
    styles: 1000 * value('RecalcStyleDuration'),
    stylePasses: value('RecalcStyleCount'),
    layout: 1000 * value('LayoutDuration'),
    layouts: value('LayoutCount'),
    scripts: 1000 * value('ScriptDuration'),
  };
}

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
  const work = await readWork(session);
  const { shift } = await loadSoFar(page);
  const times = await page.evaluate(async () => {
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
  return { ...times, ...work, shift };
}

const current = await startWorkerd(site);
const other = values.against ? await startWorkerd(values.against) : undefined;
const browser = await chromium.launch(fullChromiumOptions);
type Loads = Awaited<ReturnType<typeof load>>[];
const loads = new Map<string, { page: Loads; text: Loads; otherPage: Loads }>(
  paths.map((path) => [path, { page: [], text: [], otherPage: [] }]),
);
try {
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [path, { page, text, otherPage }] of loads) {
      text.push(await load(browser, current.url + bareAddress(path)));
      page.push(await load(browser, current.url + path));
      if (other) otherPage.push(await load(browser, other.url + path));
    }
} finally {
  await browser.close();
  await current.stop();
  await other?.stop();
  rmSync(site, { recursive: true });
}

type Figure = Exclude<keyof Loads[number], 'isFile'>;

/** The value below which a share of the measurements is. */
function quantile(measured: Loads, figure: Figure, share: number): number {
  const values = measured.map((one) => one[figure]).sort((one, other) => one - other);
  return values[Math.round(share * (values.length - 1))] ?? 0;
}

const median = (measured: Loads, figure: Figure) => Math.round(quantile(measured, figure, 0.5));
const quartiles = (measured: Loads, figure: Figure) =>
  [0.25, 0.75].map((share) => Math.round(quantile(measured, figure, share))).join('–');

/** Without those of templates, which the browser does not style. */
const countElements = (html: string) =>
  html.replaceAll(/<template\b[\s\S]*?<\/template>/g, '').match(/<[a-z]/g)?.length ?? 0;

/** Compressed as Cloudflare does it. */
const compressedSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const problems: string[] = [];
const paints: Record<string, object> = {};
const work: Record<string, object> = {};
const describeWork = (measured: Loads, html: string) => ({
  bytes: compressedSize(html.slice(0, html.indexOf('<h1'))),
  elements: countElements(html),
  all: median(measured, 'all'),
  styles: median(measured, 'styles'),
  'in passes': median(measured, 'stylePasses'),
  layout: median(measured, 'layout'),
  'in layouts': median(measured, 'layouts'),
  scripts: median(measured, 'scripts'),
});

for (const [path, { page, text, otherPage }] of loads) {
  const most = path === '/' ? homeLimits : limits;
  const bareText = quantile(text, 'fcp', 0.5);
  // A file can only be requested when its page has arrived.
  const isFile = page.some((measured) => measured.isFile);
  const limit = bareText * most.ratio + (isFile ? line.latency : 0);
  const lowerQuartile = quantile(page, 'lcp', 0.25);
  const shift = quantile(page, 'shift', 1);
  paints[path] = {
    'bare text, FCP': Math.round(bareText),
    FCP: median(page, 'fcp'),
    LCP: median(page, 'lcp'),
    quartiles: quartiles(page, 'lcp'),
    limit: Math.round(limit),
    'LCP is': isFile ? 'a file' : 'in the page',
    'LCP / bare': Number((quantile(page, 'lcp', 0.5) / bareText).toFixed(2)),
    ...(other && { 'other LCP': median(otherPage, 'lcp'), 'other quartiles': quartiles(otherPage, 'lcp') }),
    'worst shift': Number(shift.toFixed(4)),
  };
  const ours = describeWork(page, readFileSync(join('dist', pageFile(path)), 'utf8'));
  work[path] = ours;
  if (values.against)
    work[`${path}, other`] = describeWork(otherPage, readFileSync(join(values.against, pageFile(path)), 'utf8'));

  if (lowerQuartile > limit) problems.push(`${path}: the largest paint is above ${Math.round(limit)} ms`);
  if (other && lowerQuartile > quantile(otherPage, 'lcp', 0.5)) problems.push(`${path}: slower than the other build`);
  if (shift > most.shift) problems.push(`${path}: a layout shift above ${most.shift}`);
  if (ours.bytes > most.bytes) problems.push(`${path}: more than ${most.bytes} bytes before its heading`);
  if (ours.elements > most.elements) problems.push(`${path}: more than ${most.elements} elements`);
}

console.log('Paints');
console.table(paints);
console.log('Bytes until the first heading, elements, and processor time in the first five seconds');
console.table(work);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}
