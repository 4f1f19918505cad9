// What a visitor sees before scrolling. It depends on the length of the sample's texts.
import type { Page } from '@playwright/test';
import { entryPages, kinds, notFoundPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';
import { screens } from './screens.ts';

/** Also a low and a large screen. */
const firstScreens = [...screens, [1280, 720], [1920, 1080]] as const;

/** Pages whose main content is text. */
const isText = (path: string) =>
  entryPages.articles.includes(path) || path === '/privacy-policy' || path === '/terms-conditions';

/** The bottom edges of the title, of the first sentence, and of the first link, button or field. */
const bottoms = (page: Page) =>
  page.evaluate(() => {
    // The first sentence of the tagline on the home page.
    const title = document.querySelector('#tagline > :first-child') ?? document.querySelector('h1');
    if (!title) throw new Error('The page has no title.');
    const controls = [...document.querySelectorAll('main :is(a, button, input, select, textarea)')].filter(
      (control) =>
        control.checkVisibility({ visibilityProperty: true }) &&
        !control.closest('nav, [inert], [aria-hidden=true]') &&
        getComputedStyle(control).position !== 'fixed',
    );
    // The first sentence of an article.
    const paragraph = document.querySelector('[data-block] p');
    const sentence = document.createRange();
    if (paragraph) sentence.selectNodeContents(paragraph);
    const end = paragraph?.firstChild?.textContent?.search(/[.?!](?:\s|$)/) ?? -1;
    if (paragraph?.firstChild && end >= 0) sentence.setEnd(paragraph.firstChild, end + 1);
    return {
      sentence: sentence.getBoundingClientRect().bottom,
      title: title.getBoundingClientRect().bottom,
      control: Math.min(...controls.map((control) => control.getBoundingClientRect().bottom)),
    };
  });

test('the first screen of every page shows its title and a way on', async ({ page }) => {
  test.slow();
  const faults: string[] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [...kinds, ...notFoundPages]) {
    await page.goto(path);
    for (const [width, height] of firstScreens) {
      await page.setViewportSize({ width, height });
      const { title, control, sentence } = await bottoms(page);
      const screen = `${path} on ${width}\u00d7${height}`;
      if (title > height) faults.push(`${screen}: the title ends at ${title}`);
      // On a phone the text may begin after one swipe.
      const reach = { 390: 1144, 1440: 900 }[width as number] ?? Number.POSITIVE_INFINITY;
      if (sentence > reach) faults.push(`${screen}: the first sentence ends at ${sentence}`);
      if (control > height && !isText(path)) faults.push(`${screen}: the first control ends at ${control}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the form begins on the first screen, also below the notice for candidates', async ({ page }) => {
  for (const from of ['/about', '/career']) {
    await page.goto(from);
    // A link, so that the form knows where the visitor comes from.
    await page.getByRole('main').locator('a[href="/contact"]').first().click();
    await page.locator('form[data-ready=true]').waitFor();
    const fields = page.getByRole('main').getByRole('textbox');
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      await expect(fields.first(), `${width}\u00d7${height} from ${from}`).toBeInViewport({ ratio: 1 });
      // The last field is the message.
      if (width === 1440 && from === '/about') await expect(fields.last()).toBeInViewport({ ratio: 0.5 });
    }
  }
});

/** The bottom edge of an element. */
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);

test('a role shows its pay and the button on the first screen, below a low picture', async ({ page }) => {
  const faults: string[] = [];
  for (const path of entryPages.jobs) {
    await page.goto(path);
    // The height of the picture above the text, and without a limit beside it.
    for (const [width, height, most] of [
      [390, 844, 203],
      [820, 1180, 354],
      [844, 390, Number.POSITIVE_INFINITY],
    ] as const) {
      await page.setViewportSize({ width, height });
      const screen = `${path} on ${width}\u00d7${height}`;
      const pay = await bottomOf(page, 'dt:text-is("Pay") + dd');
      if (pay > height) faults.push(`${screen}: the pay ends at ${pay}`);
      const button = await bottomOf(page, '[data-apply] a');
      if (button > height) faults.push(`${screen}: the button ends at ${button}`);
      const picture = (await page.locator('main .plate').first().boundingBox())?.height ?? 0;
      if (picture > most) faults.push(`${screen}: the picture is ${picture} high`);
    }
  }
  expect(faults).toEqual([]);
});

test('a phone in landscape shows both buttons of Careers and the first field of Contact', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/career');
  for (const name of ['See the 7 open roles', "Let's Talk"])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeInViewport({ ratio: 1 });
});

test('the first article of the blog begins within 700 pixels of a common screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog');
  const { y = 0 } = (await page.getByRole('article').first().boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(700);
});

test('the first screen of a service shows its title, its button and its facts, the last of which is a project', async ({
  page,
}) => {
  test.slow();
  for (const path of entryPages.services) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      const parts = [main.getByRole('heading', { level: 1 }), main.getByRole('link', { name: 'Get Started' })];
      // In landscape a phone has no room for the facts.
      if (height > 480) parts.push(main.locator('dl').first());
      for (const part of parts) await expect(part, `${path} on ${width}\u00d7${height}`).toBeInViewport({ ratio: 1 });
    }
    await expect(main.locator('dl').first().getByRole('definition').last()).toContainText(/, .+ to .+/);
  }
});

test('on a phone a service and Home are not too high, and Key Features begin 1.5 screens after Overview', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', ...entryPages.services]) {
    await page.goto(path);
    const height = await page.evaluate(() => {
      delete document.documentElement.dataset.loading;
      return document.documentElement.scrollHeight;
    });
    expect(height, path).toBeLessThanOrEqual(path === '/' ? 8_600 : 9_000);
    const projects = await page.locator('[aria-labelledby=project]').all();
    for (const section of projects) expect((await section.boundingBox())?.height, path).toBeLessThanOrEqual(1.5 * 844);
  }
});

test('Home and About are not too high, without their footers', async ({ page }) => {
  for (const [path, width, most] of [
    ['/', 1440, 7_000],
    ['/about', 390, 8_500],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const { height = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
    expect(height, `${path} at ${width} px`).toBeLessThanOrEqual(most);
  }
});
