// npm run measure:next [-- --rounds 9]: how soon the next page is painted after a click, with and without the hint that
// lets the browser fetch it while the pointer rests on the link; 150 ms are added to every request (build first).
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { startWorkerd } from '../deploy/cloudflare/workerd.ts';
import { speculation } from '../deploy/speculation.ts';
import config, { browserPath } from '../playwright.config.ts';
import { median } from './median.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' } } });
const line = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
/** People rest on a link for longer than this before they click. */
const rest = 400;

/** From the click on a link of the home page to the first paint of what it leads to. */
async function paintAfterClick(browser: Browser, url: string, hinted: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  if (!hinted) await page.route(url + speculation.path, (route) => route.abort());
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await page.goto(url, { waitUntil: 'networkidle' });
  const link = page.locator('header nav a[href="/services"]');
  await link.hover();
  await page.waitForTimeout(rest);
  // Noted by the page itself: what drives the browser takes its own time to click.
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) =>
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp)),
    ),
  );
  await link.click();
  await page.waitForURL(`${url}/services`);
  const took = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntriesByName('first-contentful-paint')[0];
          if (entry) resolve(performance.timeOrigin + entry.startTime - Number(sessionStorage.getItem('clicked')));
        }).observe({ type: 'paint', buffered: true });
      }),
  );
  await context.close();
  return took;
}

const { url, stop } = await startWorkerd();
const browser = await chromium.launch({ ...config.use?.launchOptions, ...browserPath });
const times = { hinted: [] as number[], plain: [] as number[] };
try {
  for (let round = 0; round < Number(values.rounds); round++) {
    times.plain.push(await paintAfterClick(browser, url, false));
    times.hinted.push(await paintAfterClick(browser, url, true));
  }
} finally {
  await browser.close();
  await stop();
}
const [plain, hinted] = [median(times.plain), median(times.hinted)];
const sooner = Math.round(100 * (1 - hinted / plain));
console.log(
  `Painted ${Math.round(hinted)} ms after the click with the hint, ${Math.round(plain)} ms without: ${sooner}% sooner.`,
);
if (sooner < 40) process.exitCode = 1;
