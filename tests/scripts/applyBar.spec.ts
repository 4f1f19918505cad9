import type { Page } from '@playwright/test';
import { jobStrings } from '../../src/strings.ts';
import { entryPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

const path = entryPages.jobs[0] ?? '';

test.skip(!path, 'No job is open.');
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** Opens the job with long lists between its buttons to apply, whatever content says. */
async function openLongJob(page: Page): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main ul { min-height: 120vh }');
    document.adoptedStyleSheets = [sheet];
  });
}

const button = (page: Page) => page.locator('[data-apply-bar]').getByRole('link');
/** Between the first and the second button to apply. */
const scrollBetween = (page: Page) =>
  page
    .locator('[data-apply]')
    .first()
    .evaluate((first) => scrollBy(0, first.getBoundingClientRect().bottom + 10));

test('on a phone, a bar at the bottom applies between the buttons of a job and covers no focus; larger screens have none', {
  tag: '@browsers',
}, async ({ page }) => {
  await openLongJob(page);
  await expect(button(page)).toBeHidden();
  await scrollBetween(page);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  const first = page.getByRole('main').getByRole('link', { name: jobStrings.apply, exact: true }).first();
  await expect(button(page)).toHaveAttribute('href', (await first.getAttribute('href')) ?? '');

  const heading = page.getByRole('heading', { name: jobStrings.requirements, exact: true });
  // At the bottom of the window, below the bar.
  await heading.evaluate((element) => {
    element.tabIndex = 0;
    scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
  });
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  await heading.focus();
  const { y: top = 0 } = (await button(page).boundingBox()) ?? {};
  const { y = 0, height = 0 } = (await heading.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(top);

  const bar = page.locator('[data-apply-bar] > *');
  await expect(bar).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(bar).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(button(page)).toBeHidden();

  for (const [width, height] of [
    [844, 390],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollBetween(page);
    await expect(page.locator('[data-apply-bar]')).toBeHidden();
  }
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no bar', async ({ page }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 900);
    await expect(button(page)).toBeHidden();
  });
});
