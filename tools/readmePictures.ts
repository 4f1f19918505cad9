// npm run readme: the pictures at the top and the foot of the README, made from the built site (build first), so that they
// stay true. Each is made for both themes.
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startWorkerd } from '../deploy/cloudflare/workerd.ts';
import config from '../playwright.config.ts';
import { entryPages } from '../tests/support/builtSite.ts';

type Theme = 'light' | 'dark';

const folder = 'docs/pictures';
const size = { width: 1280, height: 640 } as const;
/** The widths of what stands side by side: the tagline, then three pages like the spines of books. */
const widths = { tagline: 440, wide: 544, narrow: 148 } as const;
const margin = 40;
const phone = 390;
const desk = 1440;

const { url, stop } = await startWorkerd();

const asSource = (png: Buffer) => `data:image/png;base64,${png.toString('base64')}`;

async function open(
  browser: Browser,
  theme: Theme,
  path: string,
  width: number,
  height: number,
  deviceScaleFactor = 1,
): Promise<Page> {
  const page = await browser.newPage({
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    deviceScaleFactor,
  });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  return page;
}

/** A page as it is seen at a width, as high as its place in the picture needs. */
async function spine(browser: Browser, theme: Theme, path: string, width: number, shown: number): Promise<string> {
  const page = await open(browser, theme, path, width, Math.ceil((size.height * width) / shown));
  const picture = asSource(await page.screenshot());
  await page.close();
  return `<img src="${picture}" width="${shown}">`;
}

/** The logo over the tagline as a phone shows it, on the ground of the page. */
async function tagline(browser: Browser, theme: Theme): Promise<string> {
  const width = widths.tagline - 2 * margin;
  const page = await open(browser, theme, '/', width, size.height, 2);
  // Nothing but the words and their vine.
  await page.evaluate(() => {
    for (const other of document.querySelectorAll('canvas, .lattice, section:has(#tagline) > :last-child'))
      other.remove();
  });
  const box = await page.locator('section:has(#tagline) > :first-child').evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
  const words = asSource(await page.screenshot({ fullPage: true, clip: { ...box, height: box.height + margin } }));
  const logo = asSource(await page.getByRole('banner').getByRole('link').first().screenshot());
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.close();
  return (
    `<div style="position: relative; width: ${widths.tagline}px; height: ${size.height}px; background: ${ground}">` +
    `<img src="${logo}" style="position: absolute; top: ${margin / 2}px; left: ${margin}px; width: 182px">` +
    `<img src="${words}" style="position: absolute; bottom: 0; left: ${margin}px; width: ${width}px"></div>`
  );
}

/** The pictures of the catalogue, in its order. */
async function servicePlates(theme: Theme): Promise<string[]> {
  const html = await (await fetch(`${url}/services`)).text();
  const sources = [...html.matchAll(/<img src="(\/art\/[^"]+)"/g)].map(([, source]) => source);
  return Promise.all(
    sources.map(async (source) => {
      const svg = Buffer.from(await (await fetch(url + source)).arrayBuffer());
      return `data:image/svg+xml;base64,${svg.toString('base64')}${theme === 'dark' ? '#dark' : ''}`;
    }),
  );
}

/** Draws a picture from HTML. */
async function draw(
  browser: Browser,
  file: string,
  html: string,
  { width, height }: { width: number; height: number },
) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 });
  await page.setContent(`<style>body { display: flex; margin: 0 } img { display: block }</style>${html}`);
  // Flat shapes need few colors.
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(`${folder}/${file}.png`);
  await page.close();
}

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const theme of ['light', 'dark'] as const) {
    const other = theme === 'light' ? 'dark' : 'light';
    const parts = await Promise.all([
      tagline(browser, theme),
      spine(browser, theme, '/services', desk, widths.wide),
      spine(browser, theme, entryPages.jobs[0] ?? '/career', phone, widths.narrow),
      spine(browser, other, '/blog', phone, widths.narrow),
    ]);
    await draw(browser, `hero-${theme}`, parts.join(''), size);
    const plates = await servicePlates(theme);
    const strip = plates.map((source) => `<img src="${source}" width="${2560 / plates.length}" height="290">`).join('');
    await draw(browser, `plates-${theme}`, `<style>img { object-fit: cover }</style>${strip}`, {
      width: 2560,
      height: 290,
    });
  }
} finally {
  await browser.close();
  await stop();
}
