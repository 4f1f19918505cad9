import type { Page } from '@playwright/test';
import { jobStrings } from '../../src/strings.ts';
import { entryPages } from '../support/builtSite.ts';
import { expect, test } from '../support/test.ts';

const path = entryPages.jobs[0] ?? '';

test.skip(!path, 'No role is open.');
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page) => page.locator('[data-apply-bar]').getByRole('link');
/** Between the first and the second button to apply. */
const scrollBetween = (page: Page) =>
  page
    .locator('[data-apply]')
    .first()
    .evaluate((first) => scrollBy(0, first.getBoundingClientRect().bottom + 10));

test('on a phone, a bar at the bottom applies between the buttons of a role', { tag: '@browsers' }, async ({
  page,
}) => {
  await page.goto(path);
  await expect(button(page)).toBeHidden();
  await scrollBetween(page);
  await expect(button(page)).toBeInViewport({ ratio: 1 });
  const first = page.getByRole('main').getByRole('link', { name: jobStrings.apply, exact: true }).first();
  await expect(button(page)).toHaveAttribute('href', (await first.getAttribute('href')) ?? '');
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

test('the bar covers no control that has the focus', async ({ page }) => {
  await page.goto(path);
  const controls = await page.getByRole('main').locator('a, button').all();
  // Upwards, and then downwards.
  for (const control of [...controls.toReversed(), ...controls]) {
    if (!(await control.isVisible())) continue;
    await control.focus();
    // The state of the bar changes after the page was scrolled.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
    const isCovered = await control.evaluate((element) => {
      const { left, bottom, width } = element.getBoundingClientRect();
      const bar = document.elementFromPoint(left + width / 2, bottom - 1)?.closest('[data-apply-bar]');
      return Boolean(bar) && !bar?.contains(element);
    });
    expect(isCovered, await control.innerText()).toBe(false);
  }
});

test('print has no bar', async ({ page }) => {
  await page.goto(path);
  await scrollBetween(page);
  await expect(button(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page)).toBeHidden();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no bar', async ({ page }) => {
    await page.goto(path);
    await page.mouse.wheel(0, 900);
    await expect(button(page)).toBeHidden();
  });
});
