import { expect, test } from '../support/test.ts';

test.describe('An unknown address', () => {
  test("shows '404 - Page Not Found' with two ways on", async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await expect(page.getByRole('link', { name: 'Explore Our Services' })).toHaveAttribute('href', '/services');
  });
});

test.describe('An unknown service', () => {
  test("shows 'Service Not Found', the apology and the way back", async ({ page }) => {
    const answer = await page.goto('/services/nope');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Not Found');
    await expect(
      page.getByText("Sorry, we couldn't find the service you're looking for.", { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', '/services');
  });
});

test.describe('An unknown job', () => {
  test("shows 'Job not found'", async ({ page }) => {
    const answer = await page.goto('/jobs/gardener');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job not found');
  });
});

test.describe('An unknown article', () => {
  for (const id of ['8', '-1', '0', '11', 'abc', '08']) {
    test(`/blog/${id} stays 'Blog not found.'`, async ({ page, complaints }) => {
      const answer = await page.goto(`/blog/${id}`, { waitUntil: 'networkidle' });
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog not found.');
      await expect(page).toHaveURL(`/blog/${id}`);
      // The look whether there is an article 8 is answered with 404, which Chromium reports.
      if (id === '08') complaints.length = 0;
    });
  }

  for (const id of ['03', '3abc', '3.9']) {
    test(`/blog/${id} answers 404 and leads on to /blog/3`, async ({ page }) => {
      const answer = await page.goto(`/blog/${id}`);
      expect(answer?.status()).toBe(404);
      await expect(page).toHaveURL('/blog/3');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Microservices with Spring Boot');
    });
  }

  test('the way on replaces the address, so that back leads to where the visitor came from', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/blog/03');
    await expect(page).toHaveURL('/blog/3');
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });
});
