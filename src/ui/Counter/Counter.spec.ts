// What only a browser shows: styles, print and loading. The unit tests have the counting.
import type { Locator, Page } from '@playwright/test';
import { documentAt } from '../../../tests/support/builtSite.ts';
import { openWithStoppedClock, stopClock } from '../../../tests/support/island.ts';
import { texts } from '../../../tests/support/parts.ts';
import { expect, test } from '../../../tests/support/test.ts';

/** The numbers as they are built, which are their targets. */
const targets = texts(documentAt('/career'), '[data-count] + *');

/** Expects the targets to be seen, or these digits in place of them. */
async function expectDigits(counter: Locator, digits: '0' | ''): Promise<void> {
  for (const one of await counter.all()) await expect(one).toHaveText(digits);
  for (const target of await counter.locator('+ *').all())
    await expect(target).toHaveCSS('opacity', digits ? '0' : '1');
}

test('the target of a number that is still zero is found by find-in-page, and printed', async ({ page }) => {
  const [target] = targets;
  test.skip(!target, 'There are no statistics.');
  await openWithStoppedClock(page, '/career');
  const block = page.locator('[data-count-up]');
  await expectDigits(block.locator('[data-count]'), '0');
  const isFound = await block.evaluate((section, text) => {
    getSelection()?.collapse(section);
    // The lookup of the browser, which the types do not have.
    (window as unknown as { find: (text: string) => boolean }).find(text);
    return !getSelection()?.isCollapsed && section.contains(getSelection()?.anchorNode ?? null);
  }, target ?? '');
  expect(isFound).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expectDigits(block.locator('[data-count]'), '');
});

test.describe('numbers that are in view at load', () => {
  test.use({ viewport: { width: 1280, height: 8_000 } });
  test.skip(targets.length === 0, 'There are no statistics.');

  const firstDigits = (page: Page) => page.locator('[data-count]').first();
  const firstTarget = (page: Page) => firstDigits(page).locator('+ *');

  /** Opens the page, whose scripts wait for the returned function. */
  async function openBeforeScripts(page: Page): Promise<() => void> {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/career', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    return scripts.resolve;
  }

  test('are hidden until they are zero, without a change of size', async ({ page }) => {
    await stopClock(page);
    const runScripts = await openBeforeScripts(page);
    await expect(firstTarget(page)).toHaveCSS('opacity', '0');
    await page.evaluate(() => document.fonts.ready);
    const number = page.locator('dd:has([data-count])').first();
    const before = await number.boundingBox();
    runScripts();
    await expect(firstDigits(page)).toHaveText('0');
    await expect(firstTarget(page)).toHaveCSS('opacity', '0');
    expect(await number.boundingBox()).toEqual(before);
  });

  test('are shown as targets in print and with reduced motion, before the scripts', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    let runScripts = await openBeforeScripts(page);
    await expectDigits(firstDigits(page), '');
    runScripts();
    await page.unrouteAll({ behavior: 'wait' });
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    runScripts = await openBeforeScripts(page);
    await expectDigits(firstDigits(page), '');
    runScripts();
  });

  test('are shown as targets when the script answers 404', async ({ page, consoleErrors }) => {
    await page.route('**/_astro/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/career');
    await expectDigits(firstDigits(page), '');
    for (const consoleError of consoleErrors.splice(0)) expect(consoleError).toContain('404');
  });
});
