// npm run screens [-- --pages /,/about --widths 390,1440 --themes light,dark --out screens]: pictures to look at. With
// --company they are those of a generated company: least or most.
import { mkdir, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { readSite } from '../deploy/files.ts';
import config from '../playwright.config.ts';
import { kinds, notFoundPages } from '../tests/support/builtSite.ts';
import { startWorkerd } from '../tests/support/workerd.ts';
import { buildCompany } from './company.ts';

/** One page for every kind of address: /blog/1 stands for all articles. */
function kindsIn(folder: string): string[] {
  const kindOf = (path: string) => path.replace(/^(\/[^/]+\/).+/, '$1');
  const paths = readSite(folder, []).pages.map(({ path }) => path);
  return paths.filter((path, index) => paths.findIndex((other) => kindOf(other) === kindOf(path)) === index);
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    company: { type: 'string' },
    widths: { type: 'string', default: '320,390,820,1440,1920' },
    themes: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: 'screens' },
    /** How high a part is; a page higher than that is cut into several. */
    part: { type: 'string', default: '2200' },
  },
});

const partHeight = Number(values.part);
const site = values.company && (await buildCompany(values.company));
const everyKind = site ? kindsIn(site) : [...kinds, ...notFoundPages];
const pages = values.pages?.split(',') ?? everyKind;
const out = site ? `${values.out}/${values.company}` : values.out;
await mkdir(out, { recursive: true });
const { url, stop } = await startWorkerd(0, site);
const browser = await chromium.launch(config.use?.launchOptions);

for (const theme of values.themes.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    const context = await browser.newContext({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(url + path, { waitUntil: 'networkidle' });
      // Pictures below the fold load when they come near.
      for (const picture of await page.locator('img').all())
        await picture.evaluate((image: HTMLImageElement) => (image.loading = 'eager'));
      await page.waitForLoadState('networkidle');
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      for (let top = 0, part = 0; top < height; top += partHeight, part++) {
        await page.screenshot({
          path: `${out}/${name}-${width}-${theme}-${part}.png`,
          fullPage: true,
          clip: { x: 0, y: top, width, height: Math.min(partHeight, height - top) },
        });
      }
    }
    await context.close();
  }
}

await browser.close();
await stop();
if (site) await rm(dirname(site), { recursive: true });
