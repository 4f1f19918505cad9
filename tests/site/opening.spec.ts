import { slug } from '../../src/lib/text.ts';
import { words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

test('a page opens at its top, and back returns to the old place', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  const [link] = words.shell.footer.legal;
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: link?.label ?? '' })
    .click();
  await page.waitForURL(link?.href ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('an address with a # opens at its target', async ({ page }) => {
  const name = words.privacy.sections.at(-1)?.heading ?? '';
  await page.goto(`/privacy-policy#${slug(name)}`);
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
});
