import { jobs } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => page.goto('/career'));

test("is titled 'Career'", async ({ page }) => {
  await expect(page).toHaveTitle('Career');
});

test("opens with 'Join Our Team' and 'Let's Talk' to /contact", async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Join Our Team');
  await expect(page.getByRole('link', { name: "Let's Talk", exact: true })).toHaveAttribute('href', '/contact');
});

test('offers four things', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'What We Offer' }).getByRole('heading', { level: 3 })).toHaveText([
    'Career Growth',
    'Personal Development',
    'Latest Technologies',
    'Leadership Opportunities',
  ]);
});

test('looks for seven roles, each with its label and its link', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'What We Are Looking For' }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(jobs.map(({ card }) => card));
  for (const [index, { slug }] of jobs.entries()) {
    await expect(cards.nth(index).getByText('0-3 Years Experience', { exact: true })).toBeVisible();
    await expect(cards.nth(index).getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', `/jobs/${slug}`);
  }
});

test('hires in eight steps', async ({ page }) => {
  const region = page.getByRole('region', { name: 'Step Into Your Next Role: Our Hiring Process' });
  await expect(region.getByRole('listitem').getByRole('heading')).toHaveText([
    'Apply',
    'Screening',
    'Technical Test',
    'HR Interview',
    'Technical Interview',
    'Offer',
    'Document Verification',
    'Onboarding',
  ]);
});

test("closes with 'Join Our Journey' and 'Contact Us' to /contact", async ({ page }) => {
  const last = page.locator('main section').last();
  await expect(last.getByRole('heading')).toHaveText('Join Our Journey');
  await expect(last.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('shows no achievements: the two blocks never stand on one page', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Achievements' })).toHaveCount(0);
});

test('carries metadata for sharing', async ({ page }) => {
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /Career/);
  await expect(page.locator('meta[property="og:description"]')).toHaveAttribute('content', /.{50}/);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
    'content',
    'https://trelliswork.example/career',
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the statistics stand at their targets: 150, 10, 5 and 98%', async ({ page }) => {
    await expect(page.getByRole('region', { name: 'Statistics' }).locator('dd')).toHaveText(['150', '10', '5', '98%']);
  });
});
