// npm run screens: takes screenshots of every kind of page, in several widths and both themes.
//   --site FOLDER       the built site (dist)
//   --pages /,/about    only these pages
//   --widths 390,844x390,1440   with a height, if it is not 900
//   --out FOLDER        the output folder (screens)
//   --compare FOLDER    screenshots of an earlier run: writes compare.html with the pages that have changed
//   --readme            only the screenshots of the README, in docs/pictures/: Home, and the software of a project
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { chromiumOptions } from '../playwright.config.ts';
import { readPages } from './builtSite.ts';
import { startWorkerd } from './workerd.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: 'dist' },
    pages: { type: 'string' },
    widths: { type: 'string', default: '320,390,820,844x390,1440,1920' },
    out: { type: 'string', default: 'screens' },
    compare: { type: 'string' },
    readme: { type: 'boolean', default: false },
  },
});
const { kinds, notFoundPages } = readPages(values.site);
const { readme } = values;
const readmePages = { home: '/', project: '/projects/kopi-and-co#the-store-today' };
const paths = values.pages?.split(',') ?? [...kinds, ...notFoundPages];
const everyPage = Object.fromEntries(paths.map((path) => [path.slice(1).replaceAll('/', '-') || 'home', path]));
const pages = Object.entries(readme ? readmePages : everyPage);
const sizes = readme ? ['1280x720'] : values.widths.split(',');
const folder = readme ? 'docs/pictures' : values.out;

/** A page without motion, so that screenshots differ only if the site does. */
async function openStillPage(browser: Browser, size: string, theme: 'light' | 'dark'): Promise<Page> {
  const [width = 0, height = 900] = size.split('x').map(Number);
  const page = await browser.newPage({
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
  });
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
  // A screen of the software stands above the heading that is the target.
  await page.evaluate(() => document.querySelector(':target')?.parentElement?.scrollIntoView());
  // Chromium paints the edge of code that scrolls in two ways, by chance.
  const style = 'pre { overflow: hidden !important }';
  const picture = await page.screenshot({ fullPage: !readme, style });
  // With a palette, a screenshot of the README has a third of the size.
  await sharp(picture).png({ palette: readme }).toFile(file);
}

/** Draws the pixels that differ in red, and returns their share. What only the larger picture has differs. */
async function drawDifference(before: string, after: string, drawing: string): Promise<number> {
  const sizes = [await sharp(before).metadata(), await sharp(after).metadata()];
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const background = { width, height, channels: 4, background: 'magenta' } as const;
  const read = (file: string) =>
    sharp({ create: background })
      .composite([{ input: file, gravity: 'northwest' }])
      .raw()
      .toBuffer();
  const pixels = Buffer.alloc(width * height * 4);
  const exact = { includeAA: true, threshold: 0 };
  const count = pixelmatch(await read(before), await read(after), pixels, width, height, exact);
  if (count > 0) await sharp(pixels, { raw: { width, height, channels: 4 } }).toFile(drawing);
  return count / (width * height);
}

/** Compares the pictures with those of an earlier run, and writes compare.html with those that differ. */
async function writeComparison(earlier: string, names: readonly string[]): Promise<void> {
  const sections: string[] = [];
  for (const name of names) {
    const before = join(earlier, name);
    const after = join(folder, name);
    const drawing = after.replace('.png', '-difference.png');
    const isNew = !existsSync(before);
    const share = isNew ? 1 : await drawDifference(before, after, drawing);
    if (share === 0) continue;
    const title = `${name}: ${isNew ? 'new' : `${(share * 100).toFixed(3)} % of the pixels differ`}`;
    const links = (isNew ? [after] : [before, after, drawing]).map((file) => relative(folder, file));
    const pictures = links.map((link) => `<a href="${link}"><img src="${link}" alt="" width="32%" align="top"></a>`);
    sections.push(`<h2>${title}</h2>${pictures.join(' ')}`);
    console.log(title);
  }
  const title = `${sections.length} of ${names.length} pictures differ`;
  const file = join(folder, 'compare.html');
  writeFileSync(file, `<!doctype html>\n<title>${title}</title>\n<h1>${title}</h1>\n${sections.join('\n')}\n`);
  console.log(`${title}. Open ${file}`);
}

mkdirSync(folder, { recursive: true });
const { url, stop } = await startWorkerd(values.site);
const browser = await chromium.launch(chromiumOptions);
const names: string[] = [];
for (const theme of ['light', 'dark'] as const) {
  for (const size of sizes) {
    const page = await openStillPage(browser, size, theme);
    for (const [pageName, path] of pages) {
      const name = readme ? `${pageName}-${theme}.png` : `${pageName}-${size}-${theme}.png`;
      await takePicture(page, url + path, join(folder, name));
      names.push(name);
    }
    await page.close();
  }
}
await browser.close();
await stop();
console.log(`${names.length} pictures are in ${folder}.`);
if (values.compare) await writeComparison(values.compare, names);
