// npm run screens [-- --pages /,/about --widths 390,1440 --themes light,dark --out screens]: pictures to look at.
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { kinds, notFoundPages } from '../tests/support/builtSite.ts';
import { startWorkerd } from '../tests/support/workerd.ts';

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: [...kinds, ...notFoundPages].join() },
    widths: { type: 'string', default: '320,390,820,1440,1920' },
    themes: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: 'screens' },
  },
});

const { url, stop } = await startWorkerd();
const browser = await chromium.launch(config.use?.launchOptions);

for (const theme of values.themes.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    const page = await browser.newPage({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
      viewport: { width, height: 900 },
    });
    for (const path of values.pages.split(',')) {
      await page.goto(url + path, { waitUntil: 'networkidle' });
      // Pictures below the fold load when they come near.
      for (const picture of await page.locator('img').all())
        await picture.evaluate((image: HTMLImageElement) => (image.loading = 'eager'));
      await page.waitForLoadState('networkidle');
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `${values.out}/${name}-${width}-${theme}.png`, fullPage: true });
    }
    await page.close();
  }
}

await browser.close();
await stop();
