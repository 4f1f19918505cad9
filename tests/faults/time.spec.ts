import { chromium } from '@playwright/test';
import config, { chromiumPath } from '../../playwright.config.ts';
import { openStill, pass, setHidden, settled } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

test.describe('Row 36: reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('Row 36: no carousel moves by itself and no particle drifts', async ({ page }) => {
    await page.addInitScript(() => {
      const { clearRect } = CanvasRenderingContext2D.prototype;
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.dataset.frames = '0';
      });
      CanvasRenderingContext2D.prototype.clearRect = function (...area) {
        const { dataset } = document.documentElement;
        dataset.frames = String(Number(dataset.frames) + 1);
        clearRect.apply(this, area);
      };
    });
    await openStill(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-frames', '1');
    await pass(page, 60_000);
    await expect(page.locator('html')).toHaveAttribute('data-frames', '1');
    await expect(page.locator('[data-slide]').first()).toHaveAttribute('data-current', 'true');
    await expect(page.locator('[data-slot="1"]')).toHaveAttribute('aria-label', '1 of 5');
  });

  test('Row 36: no sparkle moves', async ({ page }) => {
    await page.goto('/blog');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  for (const path of ['/about', '/career']) {
    test(`Row 36: ${path} does not count up`, async ({ page }) => {
      await openStill(page, path);
      for (const count of await page.locator('[data-count]').all())
        expect(await count.textContent()).toBe(await count.getAttribute('data-count'));
    });
  }
});

test('Row 40: in a tab hidden for an hour no timer waits or fires, and nothing bursts on return', async ({ page }) => {
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
  await expect(page.locator('[data-ready=true]')).toHaveCount(2);
  await settled(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
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
  await expect(page.locator('[data-slide]').nth(1)).toHaveAttribute('data-current', 'true');
  await expect(page.locator('[data-slot="1"]')).toHaveAttribute('aria-label', '1 of 5');
  await pass(page, 4_999);
  await expect(page.locator('[data-slot="1"]')).toHaveAttribute('aria-label', '1 of 5');
  await pass(page, 1);
  await expect(page.locator('[data-slot="1"]')).toHaveAttribute('aria-label', '3 of 5');
  await expect(page.locator('[data-slide]').nth(1)).toHaveAttribute('data-current', 'true');
});

test('Row 41: back by the back/forward cache finds the menu closed, the form usable and the switch up to date', async ({
  baseURL,
}) => {
  // A browser of its own, because Playwright switches the cache off.
  test.setTimeout(90_000);
  const browser = await chromium.launch({
    ...config.use?.launchOptions,
    executablePath: chromiumPath,
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
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => location.assign('/about'));
    await page.waitForURL('/about');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'Pause motion' }).click();
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/contact');
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await page.getByLabel('Name').fill('Ada');
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await expect(page.getByRole('main').locator('form').getByRole('button').first()).toBeEnabled();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } finally {
    await browser.close();
  }
});
