import { serviceTitles } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => page.goto('/contact'));

test("has the heading 'Let's Build Something Extraordinary'", async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Let's Build Something Extraordinary");
});

test('asks for name, email, service and message, all required', async ({ page }) => {
  for (const label of ['Name', 'Email', 'Service', 'Message']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
  }
});

test('offers the fourteen services behind a placeholder that cannot be chosen', async ({ page }) => {
  const options = page.getByLabel('Service', { exact: true }).getByRole('option', { includeHidden: true });
  await expect(options).toHaveText(['Select a Service', ...serviceTitles]);
  await expect(options.first()).toBeDisabled();
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue('');
});

test('gives email, phone and the three offices', async ({ page }) => {
  const information = page.getByRole('region', { name: 'Contact information' });
  await expect(information.getByRole('link', { name: 'hello@trelliswork.example' })).toHaveAttribute(
    'href',
    'mailto:hello@trelliswork.example',
  );
  await expect(information.getByRole('link', { name: '+1 919 555 0142' })).toHaveAttribute('href', 'tel:+19195550142');
  for (const city of ['Pune', 'Singapore', 'Morrisville']) {
    await expect(information.getByRole('heading', { name: city })).toBeVisible();
  }
});

test('links to two social networks and, by Discover Our Services, to /services', async ({ page }) => {
  const information = page.getByRole('region', { name: 'Contact information' });
  await expect(information.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('href', /linkedin\.com/);
  await expect(information.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /instagram\.com/);
  await expect(information.getByRole('link', { name: 'Discover Our Services' })).toHaveAttribute('href', '/services');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form opens an email', async ({ page }) => {
    await expect(page.locator('form')).toHaveAttribute('action', /^mailto:hello@trelliswork\.example\?subject=/);
  });

  test('the browser checks the fields itself', async ({ page }) => {
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page).toHaveURL('/contact');
  });
});
