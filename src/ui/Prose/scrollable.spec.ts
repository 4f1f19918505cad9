import { documentAt, entryPages } from '../../../tests/support/builtSite.ts';
import { expect, test } from '../../../tests/support/test.ts';
import { proseStrings } from './strings.ts';

test('code is a tab stop with a name only while it scrolls', { tag: '@browsers' }, async ({ page }) => {
  const withCode = entryPages.articles.find((path) => documentAt(path).querySelector('pre'));
  test.skip(!withCode, 'No article has code.');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(withCode ?? '');
  const code = page.locator('pre').first();
  await code.evaluate((pre) => {
    pre.textContent = 'x'.repeat(60);
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(code).toHaveAttribute('tabindex', '0');
  await expect(code).toHaveRole('group');
  await expect(code).toHaveAccessibleName(new RegExp(`^${proseStrings.code()}`));
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(code).not.toHaveAttribute('tabindex');
  await expect(code).not.toHaveAttribute('aria-label');
});
