import { articleCards } from '../../src/config/limits.ts';
import { axeFinds, unreadableColors } from '../support/axe.ts';
import { brokenWords, scrollsSideways } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';
import { manyArticles } from './generate.ts';

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  baseURL: async ({}, use) => use(process.env[`COMPANY_${manyArticles}`]),
  contextOptions: { reducedMotion: 'reduce' },
});
const total = Number(manyArticles.replace(/\D/g, ''));

test.describe('A blog with many articles', () => {
  test('holds its words at every width, with everything open', async ({ page }) => {
    await page.goto('/blog');
    for (const year of await page.locator('details:not([open]) summary').all()) await year.click();
    await page.evaluate(() => scrollTo(0, 0));
    for (const width of [320, 390, 768, 1120, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await scrollsSideways(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await brokenWords(page), `${width} px`).toEqual([]);
    }
  });

  test('is accessible in both themes, whole, narrowed and with nothing found', async ({ page }) => {
    await page.goto('/blog');
    for (const words of ['', 'rollbacks', 'zzzz']) {
      await page.getByRole('searchbox').fill(words);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await axeFinds(page), words).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await unreadableColors(page), words).toEqual([]);
    }
  });

  test('is found in by keyboard alone: a word, a topic, the way back', async ({ page }) => {
    await page.goto('/blog');
    const shown = page.locator('[data-article]:visible');
    const status = page.getByRole('search').getByRole('status');
    const whole = await status.textContent();
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('rollbacks');
    for (const title of await shown.locator('h3, a:not([aria-label])').allTextContents())
      if (title) expect(title.toLowerCase()).toContain('rollbacks');
    const count = await shown.count();
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(total);
    await expect(status).toContainText(String(count));

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(status).toHaveText(whole ?? '');

    const topic = page.getByRole('button', { pressed: false }).and(page.locator('[data-topics] button')).first();
    await topic.focus();
    await page.keyboard.press('Space');
    await expect(page.locator('[data-topics] [aria-pressed=true]')).toHaveCount(1);
    await expect(shown).toHaveCount(Number(await page.locator('[aria-pressed=true] small').textContent()));
  });

  test('says that nothing fits, and shows everything again', async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('searchbox').fill('zzzz');
    const nothing = page.locator('[data-nothing]');
    await expect(nothing).toContainText('zzzz');
    await expect(page.locator('[data-article]:visible')).toHaveCount(0);
    await nothing.getByRole('button').click();
    await expect(nothing).toBeHidden();
    await expect(page.locator('[data-article]')).toHaveCount(total);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

    test('has every article and no field that does nothing', async ({ page }) => {
      await page.goto('/blog');
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.locator('[data-topics]')).toBeHidden();
      await expect(page.locator('article[data-article]:visible')).toHaveCount(articleCards);
      for (const year of await page.locator('details:not([open]) summary').all()) await year.click();
      await expect(page.locator('[data-article]:visible')).toHaveCount(total);
    });
  });
});
