import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => page.goto('/about'));

test('has the tagline in its hero', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We Build. You Grow.');
});

test('tells story, mission, vision and values, then the shared sections, then the call', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Mission',
    'Vision',
    'Core Values',
    'Our Team',
    'Achievements',
    'What to expect',
    /./,
  ]);
});

test('has four core values', async ({ page }) => {
  const values = page.getByRole('region', { name: 'Core Values' }).getByRole('heading', { level: 3 });
  await expect(values).toHaveText(['Integrity', 'Innovation', 'Collaboration', 'Excellence']);
});

test('has a team block with three cards', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Our Team' }).getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(['Leadership', 'Developers', 'Designers']);
});

test('names six things to expect', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'What to expect' }).getByRole('heading', { level: 3 })).toHaveText([
    'Bespoke Solutions',
    'Time & Cost Savings',
    'Expert Development Crew',
    'Continuous Support',
    'Captivating Designs',
    'Excellence in Delivery',
  ]);
});

const achievements = [
  ['Years in Business', '3+'],
  ['Projects Delivered', '120+'],
  ['Clients Worldwide', '85+'],
  ['Team Strength', '25+'],
  ['Countries Served', '7+'],
  ['Industries Served', '10+'],
  ['Repeat Clients', '60%+'],
  ['Avg. Project Rating', '4.9/5'],
  ['Tech Stack Expertise', '20+'],
  ['Response Time', '<24 hours'],
] as const;

test('lists ten achievements in order', async ({ page }) => {
  const names = page.getByRole('region', { name: 'Achievements' }).locator('dt');
  await expect(names).toHaveText(achievements.map(([name]) => name));
});

test('names the seven countries', async ({ page }) => {
  await expect(page.getByText('India, US, UK, UAE, Canada, Australia, Singapore')).toBeVisible();
});

test('shows no statistics: the two blocks never stand on one page', async ({ page }) => {
  await expect(page.getByRole('region', { name: 'Statistics' })).toHaveCount(0);
});

test("ends with 'Contact Us' to /contact", async ({ page }) => {
  const last = page.locator('main section').last().getByRole('link');
  await expect(last).toHaveText('Contact Us');
  await expect(last).toHaveAttribute('href', '/contact');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, value] of achievements) {
    test(`${name} stands at ${value}`, async ({ page }) => {
      const metric = page.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) });
      await expect(metric.locator('dd').first()).toHaveText(value);
    });
  }
});
