import type { Page } from '@playwright/test';
import { entryPages } from '../../../../tests/support/builtSite.ts';
import { expect, test } from '../../../../tests/support/test.ts';
import { serviceStrings } from './strings.ts';

const { label, href } = serviceStrings.goBack;
const path = entryPages.services[0] ?? '';
/** The smallest phone, a phone in landscape, and a tablet. */
const screens = [
  [320, 640],
  [844, 390],
  [820, 1180],
] as const;

const goBack = (page: Page) => page.getByRole('main').getByRole('link', { name: label, exact: true });
const scroll = (page: Page, distance: number) => page.evaluate((top) => scrollBy(0, top), distance);

/** The texts that are less than the given distance from the link. */
const textsNear = (page: Page, distance: number) =>
  goBack(page).evaluate((link, distance) => {
    const own = link.getBoundingClientRect();
    const near = (box: DOMRect) =>
      box.left < own.right + distance &&
      box.right > own.left - distance &&
      box.top < own.bottom + distance &&
      box.bottom > own.top - distance;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = new Range();
      range.selectNodeContents(text);
      const isText = text.textContent?.trim() && text.parentElement?.checkVisibility() && !link.contains(text);
      if (isText && [...range.getClientRects()].some(near)) found.push(`${text.textContent} at ${scrollY}`);
    }
    return found;
  }, distance);

function isCoveredByLink(control: Element, name: string): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y] as const));
  const upper = corners.map(([x, y]) => document.elementFromPoint(x, y)?.closest('a'));
  return upper.some((link) => link && link !== control && link.textContent === name);
}

test('in the margin of a large screen, the link is always there and keeps its distance from text', async ({ page }) => {
  await page.goto(path);
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 200) {
      await page.evaluate((top) => scrollTo(0, top), top);
      expect(await textsNear(page, 8), `${width} px`).toEqual([]);
    }
    await page.evaluate(() => scrollTo(0, 300));
    await expect(goBack(page)).toBeInViewport({ ratio: 1 });
  }
});

test('the link leads back to the list as it was left, also after an anchor of the page', async ({ page }) => {
  await page.goto(`${href}?as-it-was-left`);
  await page.locator(`main a[href="${path}"]`).first().click();
  // With its scripts.
  await page.waitForURL(path);
  await page.evaluate(() => {
    location.hash = 'main';
  });
  await goBack(page).click();
  await expect(page).toHaveURL(`${href}?as-it-was-left`);
});

test('the link leads to the list if the visitor comes from elsewhere', async ({ page }) => {
  await page.goto(`${href}?as-it-was-left`);
  await page.goto('/about');
  await page.goto(path);
  await goBack(page).click();
  await expect(page).toHaveURL(href);
});

test.describe('On small screens', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, height] of screens) {
    test(`the link is on the picture at first, then floats while the visitor scrolls up, and covers no focus, at ${width}\u00d7${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(goBack(page)).toBeInViewport({ ratio: 1 });
      const picture = await page.locator('main [data-picture] img').boundingBox();
      const link = await goBack(page).boundingBox();
      if (!picture || !link) throw new Error('The picture or the link has no box.');
      expect(link.x).toBeGreaterThanOrEqual(picture.x);
      expect(link.y).toBeGreaterThanOrEqual(picture.y);
      expect(link.x + link.width).toBeLessThanOrEqual(picture.x + picture.width);
      expect(link.y + link.height).toBeLessThanOrEqual(picture.y + picture.height);
      expect(await textsNear(page, 0)).toEqual([]);
      // With its words; the arrow alone is 44 pixels wide.
      expect(link.width).toBeGreaterThan(80);

      await scroll(page, 1500);
      await expect(goBack(page)).not.toBeInViewport();
      await scroll(page, -100);
      await expect(goBack(page)).toBeInViewport({ ratio: 1 });
      expect(await goBack(page).boundingBox()).toMatchObject({ width: 44, height: 44 });
      // A control that gets the focus without scrolling may be below it.
      await page
        .getByRole('main')
        .getByRole('link')
        .last()
        .evaluate((last) => last.focus({ preventScroll: true }));
      await expect(goBack(page)).not.toBeInViewport();
      await scroll(page, -100);
      await expect(goBack(page)).toBeInViewport({ ratio: 1 });
      await scroll(page, 100);
      await expect(goBack(page)).not.toBeInViewport();

      await goBack(page).focus();
      await expect(goBack(page)).toBeInViewport({ ratio: 1 });
      const controls = page.getByRole('main').locator('a, summary');
      for (const control of (await controls.all()).reverse()) {
        await control.focus();
        expect(await control.evaluate(isCoveredByLink, label), await control.innerText()).toBe(false);
      }
      await page.locator(':focus').blur();

      // At the end of the page, where it covers no text.
      await page.getByRole('main').evaluate((main) => main.scrollIntoView({ block: 'end', behavior: 'instant' }));
      await expect(goBack(page)).toBeInViewport({ ratio: 1 });
      expect(await textsNear(page, 0)).toEqual([]);
    });
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the link is on the picture, and leads back', async ({ page }) => {
    await page.goto(path);
    await expect(goBack(page)).toBeInViewport({ ratio: 1 });
    await goBack(page).click();
    await expect(page).toHaveURL(href);
  });
});
