// npm run measure:load [-- --pages /,/about --runs 5]: what each kind of page costs while it loads (build first).
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startWorkerd } from '../deploy/cloudflare/workerd.ts';
import config, { browserPath } from '../playwright.config.ts';
import { kinds } from '../tests/support/builtSite.ts';
import { hydrated } from '../tests/support/island.ts';
import { scriptBytes } from '../tests/support/scripts.ts';
import { loadSoFar, watchLoad } from '../tests/support/stability.ts';
import { longestTask } from '../tests/support/trace.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: kinds.join() },
    runs: { type: 'string', default: '5' },
  },
});

const { url, stop } = await startWorkerd();
const browser = await chromium.launch({ ...config.use?.launchOptions, ...browserPath });
const rows: Record<string, string | number>[] = [];

for (const path of values.pages.split(',')) {
  for (const width of [390, 1440]) {
    const tasks: Awaited<ReturnType<typeof longestTask>>[] = [];
    let bytes = 0;
    let worstShift = 0;
    for (let run = 0; run < Number(values.runs); run++) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      await watchLoad(page);
      tasks.push(
        await longestTask(browser, page, async () => {
          bytes = await scriptBytes(page, url + path);
          await hydrated(page);
        }),
      );
      worstShift = Math.max(worstShift, (await loadSoFar(page)).shift);
      await context.close();
    }
    // The best of several runs is nearest to what the page itself costs.
    const [best] = tasks.sort((one, other) => one.cpuMs - other.cpuMs);
    rows.push({
      page: path,
      width,
      'script, bytes of brotli': bytes,
      'layout shift, worst': worstShift,
      'longest task, ms of CPU': best?.cpuMs.toFixed(1) ?? '',
      'ms by the wall clock': best?.wallMs.toFixed(1) ?? '',
      mostly: best?.mostly ?? '',
    });
  }
}

console.table(rows);
await browser.close();
await stop();
