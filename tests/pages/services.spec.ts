import { serviceIds, serviceTitles } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test.describe('The catalogue', () => {
  test.beforeEach(({ page }) => page.goto('/services'));

  test('shows the fourteen services in order', async ({ page }) => {
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(serviceTitles);
  });

  test('gives each card a picture, a short description and a Learn More to its page', async ({ page }) => {
    for (const [index, card] of (await page.getByRole('article').all()).entries()) {
      await expect(card.locator('svg, img').first()).toBeAttached();
      await expect(card.locator('p').first()).toHaveText(/\w{3}.*\.$/);
      const link = card.getByRole('link', { name: 'Learn More' });
      await expect(link).toHaveAttribute('href', `/services/${serviceIds[index]}`);
      await expect(link).toHaveAccessibleName(`Learn More: ${serviceTitles[index]}`);
    }
  });

  test("ends with 'Get in Touch' to /contact", async ({ page }) => {
    const last = page.locator('main section').last().getByRole('link');
    await expect(last).toHaveText('Get in Touch');
    await expect(last).toHaveAttribute('href', '/contact');
  });
});

for (const [index, id] of serviceIds.entries()) {
  test(`/services/${id} has every part of a service page`, async ({ page }) => {
    await page.goto(`/services/${id}`);
    const main = page.getByRole('main');

    await test.step('its title, then Overview, Key Features, Benefits and Our Process', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(serviceTitles[index] ?? '');
      const headings = ['Overview', 'Key Features', 'Benefits', 'Our Process', 'Related articles', /./];
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(headings);
    });

    await test.step('at least five features, four benefits and five numbered steps', async () => {
      const items = (name: string) => page.getByRole('region', { name }).getByRole('listitem');
      expect(await items('Key Features').count()).toBeGreaterThanOrEqual(5);
      expect(await items('Benefits').count()).toBeGreaterThanOrEqual(4);
      expect(await items('Our Process').count()).toBeGreaterThanOrEqual(5);
      await expect(items('Our Process').first()).toHaveText(/^1/);
      await expect(items('Our Process').nth(4)).toHaveText(/^5/);
    });

    await test.step("'Get Started' and 'Contact Us' to /contact, 'Go Back' to /services", async () => {
      await expect(main.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/contact');
      await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
      await expect(page.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/services');
    });
  });
}
