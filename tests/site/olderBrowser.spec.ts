import { kinds, notFoundPages } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { hydrated } from '../support/island.ts';
import { olderBrowser } from '../support/olderBrowser.ts';
import { expect, test } from '../support/test.ts';

// The browser's complaints fail these tests by themselves.
test.describe('Row 61: a browser without what Firefox 115 and Safari 16.4 lack', () => {
  test.beforeEach(({ page }) => olderBrowser(page));

  test('runs the scripts of every kind of page', async ({ page }) => {
    for (const path of [...kinds, ...notFoundPages]) {
      await page.goto(path);
      await hydrated(page);
    }
    expect(await page.evaluate(() => 'withResolvers' in Promise)).toBe(false);
  });

  test('opens the menu and changes the theme', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    await page.getByRole('banner').getByRole('button', { name: words.shell.menu.open }).click();
    const menu = page.getByRole('dialog');
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: words.shell.theme }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
