// What only a browser shows: styles, print and loading. The unit tests have the counting, and beforeFirstPaint.test.ts when it waits.
import type { Page } from '@playwright/test';
import { documentAt } from '../../../tests/support/builtSite.ts';
import { stopClock } from '../../../tests/support/island.ts';
import { texts } from '../../../tests/support/parts.ts';
import { expect, test } from '../../../tests/support/test.ts';

/** The numbers as they are built, which are their targets. */
const targets = texts(documentAt('/career'), '[data-count] + *');

test.skip(targets.length === 0, 'There are no statistics.');
// The numbers are in view at load.
test.use({ viewport: { width: 1280, height: 8_000 } });

/** Expects these digits, and the targets to be seen or not. */
async function expectNumbers(page: Page, digits: '0' | '', opacity: '0' | '1'): Promise<void> {
  await expect(page.locator('[data-count]')).toHaveText(targets.map(() => digits));
  for (const target of await page.locator('[data-count] + *').all()) await expect(target).toHaveCSS('opacity', opacity);
}

test('a number is hidden until it is zero; its target is printed, and found in the page', async ({ page }) => {
  await stopClock(page);
  const scripts = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto('/career', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expectNumbers(page, '', '1');
  await page.emulateMedia({ media: 'screen' });
  await expectNumbers(page, '', '0');
  await page.evaluate(() => document.fonts.ready);
  const number = page.locator('dd:has([data-count])').first();
  const before = await number.boundingBox();
  scripts.resolve();
  await expectNumbers(page, '0', '0');
  expect(await number.boundingBox()).toEqual(before);
  const isFound = await page.locator('[data-count-up]').evaluate((section, text) => {
    getSelection()?.collapse(section);
    // The lookup of the browser, which the types do not have.
    (window as unknown as { find: (text: string) => boolean }).find(text);
    return !getSelection()?.isCollapsed && section.contains(getSelection()?.anchorNode ?? null);
  }, targets[0] ?? '');
  expect(isFound).toBe(true);
  await page.emulateMedia({ media: 'print' });
  await expectNumbers(page, '', '1');
});
