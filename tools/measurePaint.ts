// npm run measure:paint [-- --pages /,/about --rounds 9 --against ../other/dist]: measures the paints of each kind of page on a
// slow phone (build first), compared with its bare text, the same HTML without styles, scripts and pictures, and optionally
// with another build. Every load has an empty cache. All variants take turns in one run, so that their ratios are reliable.
// Times are in milliseconds. Fails above its limits, which grant a round trip to a picture that is a file, and if the other build
// is faster.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { fullChromiumOptions } from '../playwright.config.ts';
import { loadSoFar, watchLoad } from '../tests/support/stability.ts';
import { pageFile, readPages } from './builtSite.ts';
import { median } from './median.ts';
import { startWorkerd } from './workerd.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: readPages('dist').kinds.join() },
    rounds: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
});
const paths = values.pages.split(',');

/** `ratio`: the largest paint divided by the first paint of the bare text; `shift`: the layout shift. */
const limits = { ratio: 1.35, shift: 0.005 };

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

async function load(browser: Browser, address: string) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await watchLoad(page);
  await page.goto(address, { waitUntil: 'networkidle' });
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
  return { ...times, shift };
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

const rows = [...loads].map(([path, { page, text, otherPage }]) => {
  const bareText = median(text.map(({ fcp }) => fcp));
  const largestPaints = page.map((measured) => measured.lcp);
  const lcp = median(largestPaints);
  // A file can only be requested when its page has arrived.
  const isFile = page.some((measured) => measured.isFile);
  const limit = bareText * limits.ratio + (isFile ? line.latency : 0);
  return {
    page: path,
    'bare text, FCP': Math.round(bareText),
    FCP: Math.round(median(page.map(({ fcp }) => fcp))),
    LCP: Math.round(lcp),
    'LCP, limit': Math.round(limit),
    'LCP, spread': `${Math.round(Math.min(...largestPaints))}–${Math.round(Math.max(...largestPaints))}`,
    'LCP is': isFile ? 'a file' : 'in the page',
    'LCP / bare': Number((lcp / bareText).toFixed(2)),
    ...(other && {
      'other LCP / bare': Number((median(otherPage.map((measured) => measured.lcp)) / bareText).toFixed(2)),
    }),
    'shift, worst': Number(Math.max(...page.map(({ shift }) => shift)).toFixed(4)),
  };
});
console.table(rows);
const beyond = rows.filter((row) => row.LCP > row['LCP, limit'] || row['shift, worst'] > limits.shift);
if (beyond.length > 0)
  console.error(`Above the limit, or a shift above ${limits.shift}: ${beyond.map(({ page }) => page).join(', ')}.`);
const slower = rows.filter((row) => row['LCP / bare'] > (row['other LCP / bare'] ?? Number.POSITIVE_INFINITY));
if (slower.length > 0) console.error(`Slower than the other build: ${slower.map(({ page }) => page).join(', ')}.`);
process.exitCode = beyond.length + slower.length > 0 ? 1 : 0;
