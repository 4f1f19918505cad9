import { axeFinds, unreadableColors } from '../support/axe.ts';
import { browserPages, notFoundPages } from '../support/builtSite.ts';
import { words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

for (const path of [...browserPages, ...notFoundPages]) {
  test(`${path} is accessible, in both themes and by keyboard`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await test.step('axe finds nothing, and in the dark theme no color that is hard to read', async () => {
      expect(await axeFinds(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await unreadableColors(page)).toEqual([]);
    });

    await test.step('the skip link comes first and leads past the header; the focus is always seen', async () => {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: words.shell.skipLink })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const outlines = ['', '::after'].map((part) => element && getComputedStyle(element, part).outlineStyle);
        return { past: Boolean(element?.closest('main, footer')), seen: outlines.some((style) => style !== 'none') };
      });
      expect(focused).toEqual({ past: true, seen: true });
    });
  });
}
