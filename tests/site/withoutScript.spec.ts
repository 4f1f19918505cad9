import { blocks, words } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('every slide and every testimonial can be scrolled to', async ({ page }) => {
  await page.goto('/');
  const texts = page.locator('[data-slide] p, figure blockquote');
  await expect(texts).toHaveCount(2 * blocks.slides.length + blocks.testimonials.length);
  for (const text of await texts.all()) {
    await text.scrollIntoViewIfNeeded();
    await expect(text).toBeInViewport();
  }
});

test('the browser itself checks the fields of the contact form', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: words.contact.form.send }).click();
  await expect(page.getByLabel(words.contact.form.fields.name, { exact: true })).toBeFocused();
  await expect(page).toHaveURL('/contact');
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a link leads to the links of the footer in place of the menu, and no dead button is shown', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: words.shell.menu.label, exact: true }).click();
    await expect(page).toHaveURL('/about#links');
    const [link] = words.shell.navigation;
    await expect(page.getByRole('contentinfo').getByRole('link', { name: link?.label ?? '' })).toBeInViewport();
  });
});
