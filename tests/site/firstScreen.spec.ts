// What a visitor sees before scrolling.
import type { Page } from '@playwright/test';
import { contentsStrings } from '../../src/ui/Contents/strings.ts';
import { documentAt, entryPages, kinds, notFoundPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

/** A phone, a small and a common desktop screen. */
const screens = [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const;

/** Also a low and a large screen. */
const firstScreens = [...screens, [1280, 720], [1920, 1080]] as const;

const contents = `nav[aria-label="${contentsStrings.label}"]`;
/**
 * Not pages whose main content is text, not projects, which begin with their drawings, and not Home without slides, where the
 * tagline comes after an empty slider.
 */
const hasControls = (path: string) => {
  if (notFoundPages.includes(path)) return true;
  const isText =
    [...entryPages.articles, ...entryPages.projects].includes(path) || documentAt(path).querySelector(contents);
  return !isText && (path !== '/' || documentAt(path).querySelector('[data-slide]'));
};

/** The bottom edges of the title, of the first line of an article, and of the first link, button or field. */
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
    const text = document.createRange();
    text.selectNodeContents(
      document.querySelector('main > article > header ~ :not(:has(nav)) p') ?? document.createElement('p'),
    );
    return {
      line: text.getClientRects()[0]?.bottom ?? 0,
      // The padding of a line of the tagline is below its letters.
      title: title.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(title).paddingBottom),
      control: Math.min(...controls.map((control) => control.getBoundingClientRect().bottom)),
    };
  });

for (const path of [...kinds, ...notFoundPages]) {
  test(`the first screen of ${path} shows its title and its first control`, async ({ page }) => {
    const faults: string[] = [];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const [width, height] of firstScreens) {
      await page.setViewportSize({ width, height });
      const { title, control, line } = await bottoms(page);
      const screen = `${path} on ${width}\u00d7${height}`;
      if (title > height) faults.push(`${screen}: the title ends at ${title}`);
      // On a phone the text may begin after one swipe.
      const reach = { 390: 1144, 1440: 900 }[width as number] ?? Number.POSITIVE_INFINITY;
      if (line > reach) faults.push(`${screen}: the first line ends at ${line}`);
      if (control > height && hasControls(path)) faults.push(`${screen}: the first control ends at ${control}`);
    }
    expect(faults).toEqual([]);
  });
}

test('the form begins on the first screen, also below the notice for candidates', async ({ page }) => {
  for (const from of ['/about', '/career']) {
    await page.goto(from);
    // As a link does, so that the form knows where the visitor comes from.
    await page.evaluate(() => location.assign('/contact'));
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
