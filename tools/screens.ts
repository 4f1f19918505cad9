// npm run screens: takes screenshots of every kind of page, in several widths and both themes.
//   --site FOLDER       the built site (dist)
//   --pages /,/about    only these pages
//   --widths 390,844x390,1440   with a height, if it is not 900   --themes light,dark
//   --views screen,chosen,print,static   only `screen` by default; `chosen`: the visitor has chosen the theme, and the system has
//                       the other one; `static`: without JavaScript
//   --out FOLDER        the output folder (screens)
//   --compare FOLDER    screenshots of an earlier run: writes compare.html with the pages that have changed
//   --readme            only the screenshots of the README: the first screen of two pages, in docs/pictures/
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumOptions } from '../playwright.config.ts';
import { readPages } from './builtSite.ts';
import { writeComparison } from './compareScreens.ts';
import { startWorkerd } from './workerd.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist' },
    pages: { type: 'string' },
    widths: { type: 'string', default: '320,390,820,844x390,1440,1920' },
    themes: { type: 'string', default: 'light,dark' },
    views: { type: 'string', default: 'screen' },
    out: { type: 'string', default: 'screens' },
    compare: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});
const { kinds, notFoundPages } = readPages(values.site);
const { readme } = values;
const everyPath = values.pages?.split(',') ?? [...kinds, ...notFoundPages];
const paths = readme ? ['/', '/services'] : everyPath;
const sizes = readme ? ['1280x720'] : values.widths.split(',');
const folder = readme ? 'docs/pictures' : values.out;
const themes = values.themes.split(',');
const views = readme ? ['screen'] : values.views.split(',');

/** A page without motion, so that screenshots differ only if the site does. */
async function openStillPage(browser: Browser, size: string, theme: string, view: string): Promise<Page> {
  const [width = 0, height = 900] = size.split('x').map(Number);
  const isDark = theme === 'dark';
  const isSystemDark = view === 'chosen' ? !isDark : isDark;
  const page = await browser.newPage({
    colorScheme: isSystemDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width, height },
    javaScriptEnabled: view !== 'static',
  });
  if (view === 'print') await page.emulateMedia({ media: 'print' });
  if (view === 'chosen') await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  await page.clock.setFixedTime('2026-03-02T09:00:00Z');
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  return page;
}

async function takePicture(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  // Load the lazy pictures.
  for (const picture of await page.locator('img').all())
    await picture.evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      image.decoding = 'sync';
      await image.decode().catch(() => {});
    });
  const picture = await page.screenshot({ fullPage: !readme });
  // With a palette, a screenshot of the README has a third of the size.
  await sharp(picture).png({ palette: readme }).toFile(file);
}

mkdirSync(folder, { recursive: true });
const { url, stop } = await startWorkerd(values.site);
const browser = await chromium.launch(chromiumOptions);
const names: string[] = [];
for (const view of views) {
  for (const theme of themes) {
    for (const size of sizes) {
      const page = await openStillPage(browser, size, theme, view);
      for (const path of paths) {
        const pageName = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
        const ending = view === 'screen' ? '.png' : `-${view}.png`;
        const name = readme ? `${pageName}-${theme}.png` : `${pageName}-${size}-${theme}${ending}`;
        await takePicture(page, url + path, join(folder, name));
        names.push(name);
      }
      await page.close();
    }
  }
}
await browser.close();
await stop();
console.log(`${names.length} pictures are in ${folder}.`);

if (values.compare) {
  const { file, differences } = await writeComparison(values.compare, folder, names);
  for (const { name, share } of differences)
    console.log(`${name}: ${(share * 100).toFixed(3)} % of the pixels differ.`);
  console.log(`${differences.length} of them look different. Open ${pathToFileURL(file)}`);
}
