import { chromium } from '@playwright/test';
import config, { browserPath } from '../../playwright.config.ts';
import { fieldOf, formOf } from '../contact/contact.ts';
import { blocks, words } from '../support/content.ts';
import { hydrated, openWithStoppedClock, pass, setHidden } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { currentQuote, currentSlide, particles, sliderButton } from './moving.ts';

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no carousel moves by itself and no particle drifts', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    const before = await particles(page);
    await pass(page, 20_000);
    expect(await particles(page)).toBe(before);
    if (blocks.slides.length > 0) expect(await currentSlide(page)).toBe(1);
    if (blocks.testimonials.length > 2) expect(await currentQuote(page)).toBe(1);
  });

  test('no sparkle moves', async ({ page }) => {
    await page.goto('/blog');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test('nothing counts up', async ({ page }) => {
    for (const path of ['/career', '/about']) {
      await page.goto(path);
      await hydrated(page);
      const counting = await page
        .locator('[data-count]')
        .evaluateAll((all: HTMLElement[]) =>
          all
            .map(({ textContent, dataset }) => `${textContent} of ${dataset.count}`)
            .filter((text) => !/^(\d+) of \1$/.test(text)),
        );
      expect(counting, path).toEqual([]);
    }
  });
});

test('in a tab hidden for an hour no timer waits or fires, and nothing bursts on return', async ({ page }) => {
  test.skip(blocks.slides.length < 2 || blocks.testimonials.length < 3, 'There is nothing to go on to.');
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await page.goto('/');
  await page.evaluate(() => {
    // Keeps a list of what the page waits for, where a test can read it.
    const waiting = new Set<string>();
    let fired = 0;
    const note = () => {
      document.documentElement.dataset.waiting = [...waiting].join(' ');
      document.documentElement.dataset.fired = String(fired);
    };
    const wrap = (set: 'setTimeout' | 'setInterval' | 'requestAnimationFrame', clear: string, again: boolean) => {
      const own = globalThis[set].bind(globalThis) as (callback: (time: number) => void, ms?: number) => number;
      const ownClear = Reflect.get(globalThis, clear).bind(globalThis) as (id: number) => void;
      Reflect.set(globalThis, set, (callback: (time: number) => void, ms?: number) => {
        const id = own((time) => {
          if (!again) waiting.delete(`${set}:${id}`);
          fired += 1;
          callback(time);
          note();
        }, ms);
        waiting.add(`${set}:${id}`);
        note();
        return id;
      });
      Reflect.set(globalThis, clear, (id: number) => {
        waiting.delete(`${set}:${id}`);
        ownClear(id);
        note();
      });
    };
    wrap('setTimeout', 'clearTimeout', false);
    wrap('setInterval', 'clearInterval', true);
    wrap('requestAnimationFrame', 'cancelAnimationFrame', false);
  });
  await page.clock.runFor(50);
  await hydrated(page);
  await sliderButton(page, 'next').click();
  // Once to and fro, so that what had begun before the list was kept is in it too.
  await setHidden(page, true);
  await setHidden(page, false);
  expect(await page.locator('html').getAttribute('data-waiting')).toMatch(
    /setInterval.*requestAnimationFrame|requestAnimationFrame.*setInterval/,
  );
  await setHidden(page, true);
  await expect(page.locator('html')).toHaveAttribute('data-waiting', '');
  const fired = await page.locator('html').getAttribute('data-fired');
  await page.clock.runFor('01:00:00');
  await setHidden(page, false);
  await expect(page.locator('html')).toHaveAttribute('data-fired', fired ?? '');
  const shown = async () => [await currentSlide(page), await currentQuote(page)];
  expect(await shown()).toEqual([2, 1]);
  await pass(page, 4_999);
  expect(await shown()).toEqual([2, 1]);
  await pass(page, 1);
  expect(await shown()).toEqual([2, 3]);
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
    const openMenu = () => page.getByRole('button', { name: words.shell.menu.open, exact: true }).click();
    const menu = page.getByRole('dialog');
    await openMenu();
    await expect(menu).toBeVisible();
    await page.evaluate(() => location.assign('/about'));
    await page.waitForURL('/about');
    await openMenu();
    await menu.getByRole('button', { name: words.shell.motion, exact: true }).click();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(menu).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await fieldOf(page, 'name').fill('Ada');
    await expect(fieldOf(page, 'name')).toHaveValue('Ada');
    await expect(formOf(page).getByRole('button', { name: words.contact.form.send, exact: true })).toBeEnabled();
    await openMenu();
    await expect(menu).toBeVisible();
  } finally {
    await browser.close();
  }
});
