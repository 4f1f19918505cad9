import { expect, test } from '../support/test.ts';

const suggestions = { name: 'Did you mean' };

test.describe('A not-found page', () => {
  for (const { path, expected } of [
    { path: '/careers', expected: ['/career'] },
    { path: '/jobs/backend-engineer', expected: ['/jobs/backend-developer'] },
    { path: '/blog/8', expected: ['/blog/7', '/blog/9'] },
    { path: '/services/web-development', expected: ['/services/web-dev'] },
  ]) {
    test(`${path} asks whether ${expected.join(' or ')} was meant`, async ({ page }) => {
      await page.goto(path);
      const links = page.getByRole('navigation', suggestions).getByRole('link');
      await expect(links).toHaveCount(expected.length);
      for (const [index, href] of expected.entries()) await expect(links.nth(index)).toHaveAttribute('href', href);
      await links.first().click();
      await expect(page).toHaveURL(expected[0] ?? '');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
    });
  }

  for (const path of ['/nowhere', '/services/nowhere', '/jobs/gardener', '/blog/abc', '/blog/100']) {
    test(`${path} asks nothing, because nothing is close`, async ({ page }) => {
      const list = page.waitForResponse('**/addresses.json');
      await page.goto(path);
      await (await list).finished();
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', suggestions)).toHaveCount(0);
    });
  }

  test('is whole when the list of addresses is missing', async ({ page, complaints }) => {
    await page.route('**/addresses.json', (route) => route.abort());
    await page.goto('/careers', { waitUntil: 'networkidle' });
    await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect(page.getByRole('navigation', suggestions)).toHaveCount(0);
    complaints.length = 0;
  });
});

test('an ordinary page does not ask for the list of addresses', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/blog/7', { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(3);
  expect(asked).not.toContain('/addresses.json');
});
