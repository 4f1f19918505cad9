import { lostPages } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

/** One page of every kind, and the longest names. */
const kinds = [
  '/',
  '/about',
  '/services',
  '/services/insurtech',
  '/services/edtech',
  '/contact',
  '/career',
  '/jobs/react-native-developer',
  '/blog',
  '/blog/2',
  '/blog/6',
  '/terms-conditions',
  '/privacy-policy',
  ...lostPages,
];

for (const width of [320, 390, 820, 1440, 1920]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const wide: string[] = [];
    for (const path of kinds) {
      await page.goto(path);
      const over = await page.evaluate(() => {
        document.documentElement.scrollLeft = 50;
        return Math.max(document.documentElement.scrollLeft, document.documentElement.scrollWidth - innerWidth);
      });
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(wide).toEqual([]);
  });
}

test('the heading of home and about is the plain sentence for everyone', async ({ page }) => {
  for (const path of ['/', '/about']) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveAccessibleName('We Build. You Grow.');
      await expect(heading).toHaveText('We Build. You Grow.');
    }
  }
});

test('careers cards stand in rows of four and three', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/career');
  const tops = await page
    .getByRole('region', { name: 'What We Are Looking For' })
    .getByRole('listitem')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
  const rows = Map.groupBy(tops, (top) => top);
  expect([...rows.values()].map((row) => row.length)).toEqual([4, 3]);
});

test('the blog grid has three columns on large screens', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog');
  const lefts = await page
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  expect(new Set(lefts).size).toBe(3);
});

test.describe('The theme', () => {
  const paper = 'rgb(245, 241, 228)';
  const night = 'rgb(10, 23, 19)';
  const ground = () => getComputedStyle(document.documentElement).backgroundColor;

  test('follows the system until the visitor chooses; the choice is remembered', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/about');
    expect(await page.evaluate(ground)).toBe(night);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await page.evaluate(ground)).toBe(paper);

    await page.getByRole('banner').getByRole('button', { name: 'Switch color theme' }).click();
    expect(await page.evaluate(ground)).toBe(night);
    await page.goto('/services');
    expect(await page.evaluate(ground)).toBe(night);
  });

  test('is right before the first paint', async ({ page, complaints }) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/terms-conditions');
    expect(await page.evaluate(ground)).toBe(night);
    complaints.length = 0;
  });

  test('is the theme of the drawings too', async ({ page }) => {
    await page.goto('/services/web-dev');
    const plate = page.locator('[data-picture] img');
    const light = await plate.screenshot();
    await page.getByRole('banner').getByRole('button', { name: 'Switch color theme' }).click();
    expect((await plate.screenshot()).equals(light)).toBe(false);
  });

  test('needs no script to follow the system', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, colorScheme: 'dark', baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto('/about');
    await expect(page.locator('html')).toHaveCSS('background-color', night);
    await expect(page.getByRole('button')).toHaveCount(0);
    await context.close();
  });
});
