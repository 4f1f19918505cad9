import { words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const { sections, sectionsLabel } = words.privacy;
const headings = sections.map(({ heading }) => heading);

test.beforeEach(({ page }) => page.goto('/privacy-policy'));

test('every entry of the contents leads to its section', async ({ page }) => {
  const links = page.getByRole('navigation', { name: sectionsLabel }).getByRole('link');
  for (const name of headings) {
    await links.filter({ hasText: name }).first().click();
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
  }
});

test('the contents mark the section that is being read', async ({ page }) => {
  const [first = '', second] = headings;
  test.skip(!second || headings.length < 3, 'The second of three sections can be scrolled to.');
  const current = page.getByRole('navigation', { name: sectionsLabel }).locator('a[aria-current] span');
  await expect(current).toHaveText(first);
  await page.getByRole('navigation', { name: sectionsLabel }).getByRole('link').nth(1).click();
  await expect(current).toHaveText(second ?? '');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(current).toHaveText(first);
});
