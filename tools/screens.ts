// npm run screens: pictures of every kind of page, in several widths and both themes, in the folder screens/.
//   --site FOLDER       the built site (dist)
//   --pages /,/about    some pages only
//   --widths 390,1440   --themes light,dark
//   --out FOLDER        where the pictures go
//   --compare FOLDER    pictures of an earlier run: writes compare.html with the pages that look different now
//   --readme            the pictures of the README instead: the first screen of two pages, in docs/pictures/
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
    widths: { type: 'string', default: '320,390,820,1440,1920' },
    themes: { type: 'string', default: 'light,dark' },
    out: { type: 'string', default: 'screens' },
    compare: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});
const { kinds, notFoundPages } = readPages(values.site);
const { readme } = values;
const everyPath = values.pages?.split(',') ?? [...kinds, ...notFoundPages];
const paths = readme ? ['/', '/services'] : everyPath;
const widths = readme ? [1280] : values.widths.split(',').map(Number);
const folder = readme ? 'docs/pictures' : values.out;
const themes = values.themes.split(',');

/** A page on which nothing moves by itself, so that two pictures differ only where the site does. */
async function openStillPage(browser: Browser, width: number, theme: string): Promise<Page> {
  const page = await browser.newPage({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    viewport: { width, height: readme ? 720 : 900 },
  });
  await page.clock.setFixedTime('2026-03-02T09:00:00Z');
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  return page;
}

async function takePicture(page: Page, address: string, file: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  // Pictures below the fold load only when they come near.
  for (const picture of await page.locator('img').all())
    await picture.evaluate(async (image: HTMLImageElement) => {
      image.loading = 'eager';
      image.decoding = 'sync';
      await image.decode().catch(() => {});
    });
  const picture = await page.screenshot({ fullPage: !readme });
  // With at most 256 colors a picture of the README is a third as large.
  await sharp(picture).png({ palette: readme }).toFile(file);
}

mkdirSync(folder, { recursive: true });
const { url, stop } = await startWorkerd(values.site);
const browser = await chromium.launch(chromiumOptions);
const names: string[] = [];
for (const theme of themes) {
  for (const width of widths) {
    const page = await openStillPage(browser, width, theme);
    for (const path of paths) {
      const pageName = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      const name = readme ? `${pageName}-${theme}.png` : `${pageName}-${width}-${theme}.png`;
      await takePicture(page, url + path, join(folder, name));
      names.push(name);
    }
    await page.close();
  }
}
await browser.close();
await stop();
console.log(`${names.length} pictures are in ${folder}.`);

if (values.compare) {
  const { file, different } = await writeComparison(values.compare, folder, names);
  console.log(`${different} of them look different. Open ${pathToFileURL(file)}`);
}
