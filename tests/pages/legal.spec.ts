import { expect, test } from '../support/test.ts';

const texts = {
  '/terms-conditions': [
    'Use of Services',
    'Intellectual Property',
    'Payment Terms',
    'Limitation of Liability',
    'Termination',
    'Changes to Terms',
  ],
  '/privacy-policy': [
    'Information We Collect',
    'How We Use Your Information',
    'Data Security',
    'Your Rights',
    'Changes to This Policy',
  ],
};

for (const [path, sections] of Object.entries(texts)) {
  test.describe(path, () => {
    test.beforeEach(({ page }) => page.goto(path));

    test('has exactly the sections of the specification, in order', async ({ page }) => {
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(sections);
    });

    test('lists them as links to their places', async ({ page }) => {
      const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
      await expect(links).toHaveCount(sections.length);
      for (const [index, link] of (await links.all()).entries()) {
        await link.click();
        await expect(page.getByRole('heading', { name: sections[index] ?? '', exact: true })).toBeInViewport();
      }
    });

    test('marks the one that is being read', async ({ page }) => {
      const current = page.getByRole('navigation', { name: 'Sections' }).locator('a[aria-current]');
      await expect(current).toHaveText(new RegExp(`${sections[0]}$`));
      await page.getByRole('link', { name: sections[2] ?? '' }).click();
      await expect(current).toHaveText(new RegExp(`${sections[2]}$`));
      await page.evaluate(() => scrollTo(0, 0));
      await expect(current).toHaveText(new RegExp(`${sections[0]}$`));
    });
  });
}
