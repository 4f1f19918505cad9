// npm run measure:touch [-- --rounds 5 --against FOLDER]: what the home page works when it is touched on a slow phone, and
// what it takes of the main thread when nobody touches it (build first): time of the processor, so that other programs do
// not count. Fails beyond its limits. `--against` measures an earlier build in turn with this one.
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { startNginx } from '../deploy/nginx/process.ts';
import config, { browserPath } from '../playwright.config.ts';
import { hydrated } from '../tests/support/island.ts';
import { longestTask } from '../tests/support/trace.ts';
import { median } from './median.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    folder: { type: 'string', default: 'dist' },
    against: { type: 'string' },
  },
});

/** The longest task that a touch starts, in ms; and the share of the main thread below the first screen. */
const limits = { touch: 100, rest: 0.02 };
const slowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const restMs = 3_000;
const frames = 120;

const touches: Record<string, (page: Page) => Promise<void>> = {
  'open the menu': (page) => page.locator('[data-menu-open]').tap(),
  'switch the theme': (page) => page.locator('[data-menu] [data-theme-toggle]').tap(),
  'close the menu': (page) => page.locator('[data-menu-close]').tap(),
  'another slide': (page) => page.locator('[aria-roledescription="carousel"] [aria-current="false"]').first().tap(),
};

/** The seconds that the main thread worked while some time passed. */
async function worked(context: BrowserContext, page: Page, pass: () => Promise<unknown>): Promise<number> {
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const soFar = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await soFar();
  await pass();
  const after = await soFar();
  await session.detach();
  return after - before;
}

/** Waits for so many frames. */
const passFrames = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame++) await new Promise(requestAnimationFrame);
  }, count);

const builds = [values.folder, ...(values.against ? [values.against] : [])];
const sites = await Promise.all(builds.map(async (folder) => ({ folder, ...(await startNginx(folder)) })));
const browser = await chromium.launch({ ...config.use?.launchOptions, ...browserPath });
const found = new Map<string, number[]>();
const note = (name: string, value: number) => found.set(name, [...(found.get(name) ?? []), value]);
try {
  for (let round = 0; round < Number(values.rounds); round++)
    for (const { folder, url } of sites) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      await page.goto(url);
      await hydrated(page);
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const [name, touch] of Object.entries(touches)) {
        const { cpuMs } = await longestTask(browser, page, async () => {
          await touch(page);
          await page.waitForTimeout(900);
        });
        note(`${folder}: ${name}`, cpuMs);
      }
      const inView = await worked(context, page, () => passFrames(page, frames));
      note(`${folder}: a frame in view`, (inView / frames) * 1000);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await page.evaluate(() => scrollTo({ top: 3 * innerHeight, behavior: 'instant' }));
      await page.waitForTimeout(1_500);
      const below = await worked(context, page, () => page.waitForTimeout(restMs));
      note(`${folder}: below the first screen`, (below * 1000) / restMs);
      await context.close();
    }
} finally {
  await browser.close();
  for (const { stop } of sites) await stop();
}

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
console.table(
  [...found].map(([name, figures]) => {
    const show = name.endsWith('screen') ? percent : milliseconds;
    return { what: name, median: show(median(figures)), worst: show(Math.max(...figures)) };
  }),
);
const ours = (name: string) => median(found.get(`${values.folder}: ${name}`) ?? []);
const slow = Object.keys(touches).filter((name) => ours(name) > limits.touch);
const restless = ours('below the first screen') > limits.rest ? ['below the first screen'] : [];
if (slow.length + restless.length > 0) {
  console.error(`Beyond ${limits.touch} ms or ${percent(limits.rest)}: ${[...slow, ...restless].join(', ')}`);
  process.exitCode = 1;
}
