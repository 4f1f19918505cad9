import { chromium } from '@playwright/test';
import config, { browserPath } from '../../playwright.config.ts';
import { fieldOf, formOf } from '../contact/contact.ts';
import { blocks, words } from '../support/content.ts';
import { hydrated, openWithStoppedClock, pass, setHidden } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { currentQuote, currentSlide, particles, sliderButton } from './moving.ts';

test('with reduced motion no carousel moves by itself, no particle drifts, no sparkle moves, nothing counts', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithStoppedClock(page, '/');
  const before = await particles(page);
  await pass(page, 20_000);
  expect(await particles(page)).toBe(before);
  if (blocks.slides.length > 0) expect(await currentSlide(page)).toBe(1);
  if (blocks.testimonials.length > 2) expect(await currentQuote(page)).toBe(1);

  await page.goto('/blog');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

  for (const path of ['/career', '/about']) {
    await page.goto(path);
    await hydrated(page);
    const counting = await page
      .locator('[data-count]')
      .evaluateAll(
        (all: HTMLElement[]) => all.filter(({ textContent, dataset }) => textContent !== dataset.count).length,
      );
    expect(counting, path).toBe(0);
    for (const overlay of await page.locator('[data-enter-at] > *').all())
      await expect(overlay).toHaveCSS('filter', 'none');
  }
});

// That no timer waits meanwhile is shown by the unit tests of each part.
test('in a tab hidden for an hour everything stands still, and nothing bursts on return', async ({ page }) => {
  test.skip(blocks.slides.length < 2 || blocks.testimonials.length < 3, 'There is nothing to go on to.');
  const shown = async () => [await currentSlide(page), await currentQuote(page), await particles(page)];
  await openWithStoppedClock(page, '/');
  await sliderButton(page, 'next').click();
  await setHidden(page, true);
  const before = await shown();
  await page.clock.runFor('01:00:00');
  await setHidden(page, false);
  expect(await shown()).toEqual(before);
  await pass(page, 4_999);
  expect((await shown()).slice(0, 2)).toEqual([2, 1]);
  await pass(page, 1);
  expect((await shown()).slice(0, 2)).toEqual([2, 3]);
});

test('back by the back/forward cache finds the menu closed, the form usable and the switch up to date', async ({
  baseURL,
}) => {
  // A browser of its own, because Playwright switches the cache off.
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    ...browserPath,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } });
    await page.goto('/contact');
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      }),
    );
    const openMenu = () => page.getByRole('button', { name: words.controls.menu.open, exact: true }).click();
    const menu = page.getByRole('dialog');
    await openMenu();
    await expect(menu).toBeVisible();
    await page.evaluate(() => location.assign('/about'));
    await page.waitForURL('/about');
    await openMenu();
    await menu.getByRole('button', { name: words.controls.motion, exact: true }).click();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await fieldOf(page, 'name').fill('Ada');
    await expect(fieldOf(page, 'name')).toHaveValue('Ada');
    await expect(formOf(page).getByRole('button', { name: words.form.send, exact: true })).toBeEnabled();
    await openMenu();
    await expect(menu).toBeVisible();
  } finally {
    await browser.close();
  }
});
