// npm run measure:load [-- --pages /,/about --runs 5]: what each kind of page costs while it loads (build first).
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startWorkerd } from '../../deploy/workerd.ts';
import config from '../../playwright.config.ts';
import { hydrated } from '../support/island.ts';
import { scriptBytes } from '../support/scripts.ts';
import { loadSoFar, watchLoad } from '../support/stability.ts';

const { values } = parseArgs({
  options: {
    pages: {
      type: 'string',
      default:
        '/,/about,/services,/services/web-dev,/contact,/career,/jobs/react-developer,/blog,/blog/2,/privacy-policy',
    },
    runs: { type: 'string', default: '5' },
  },
});

const { url, stop } = await startWorkerd();
const browser = await chromium.launch(config.use?.launchOptions);
const rows: Record<string, string | number>[] = [];

for (const path of values.pages.split(',')) {
  for (const width of [390, 1440]) {
    const loads: { bytes: number; shift: number; longestTask: number }[] = [];
    for (let run = 0; run < Number(values.runs); run++) {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      await watchLoad(page);
      const bytes = await scriptBytes(page, url + path);
      await hydrated(page);
      const { shift, longestTask } = await loadSoFar(page);
      loads.push({ bytes, shift, longestTask });
      await context.close();
    }
    const sorted = loads.map(({ longestTask }) => longestTask).sort((one, other) => one - other);
    const task = (place: number) => {
      const ms = sorted[place] ?? 0;
      return ms === 0 ? 'under 50' : ms;
    };
    rows.push({
      page: path,
      width,
      'script, bytes of brotli': loads[0]?.bytes ?? 0,
      'layout shift, worst': Math.max(...loads.map(({ shift }) => shift)),
      'longest task in ms, median': task(Math.floor(sorted.length / 2)),
      'longest task in ms, worst': task(sorted.length - 1),
    });
  }
}

console.table(rows);
await browser.close();
await stop();
