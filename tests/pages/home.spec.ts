import { expect, test } from '../support/test.ts';

test.beforeEach(({ page }) => page.goto('/'));

test('shows its sections in the order of the specification', async ({ page }) => {
  const sections = await page
    .locator('main section')
    .evaluateAll((all) =>
      all.map((section) => section.getAttribute('aria-label') ?? section.querySelector('h1, h2')?.id ?? ''),
    );
  expect(sections).toEqual([
    'Highlights',
    'tagline',
    'about',
    'offerings',
    'process',
    'testimonials',
    'offices',
    'faq',
    'call',
  ]);
});

test("has the tagline as its heading: 'We Build. You Grow.'", async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We Build. You Grow.');
});

test('carries five slides, each with a title and a description', async ({ page }) => {
  const slides = page.getByRole('region', { name: 'Highlights' }).locator('[data-slide]');
  await expect(slides).toHaveCount(5);
  for (const slide of await slides.all()) await expect(slide.locator('p')).toHaveCount(2);
});

test('leads to /contact by Get in Touch and Start Your Project', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('link', { name: 'Start Your Project' })).toHaveAttribute('href', '/contact');
});

test('leads to /services by Explore Services and See All Services', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Explore Services' })).toHaveAttribute('href', '/services');
  await expect(page.getByRole('link', { name: 'See All Services' })).toHaveAttribute('href', '/services');
});

test('leads to /about by Discover Our Story', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Discover Our Story' })).toHaveAttribute('href', '/about');
});

test('offers the first three services, each linked to its page', async ({ page }) => {
  const cards = page.getByRole('region', { name: 'Core offerings' }).getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText([
    'Web Development',
    'Mobile App Development',
    'Automated Testing',
  ]);
  for (const [index, id] of ['web-dev', 'mobile-app-dev', 'automated-testing'].entries()) {
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `/services/${id}`);
  }
});

test('shows the four steps of the process in order', async ({ page }) => {
  const steps = page.locator('section[aria-labelledby=process] li');
  await expect(steps.getByRole('heading')).toHaveText([
    'Discovery & Planning',
    'Design & Prototyping',
    'Development & Testing',
    'Launch & Support',
  ]);
  await expect(steps).toHaveText([/^1/, /^2/, /^3/, /^4/]);
});

test('has five testimonials, each with a name, a position, five stars and a review', async ({ page }) => {
  const quotes = page.locator('section[aria-labelledby=testimonials] figure');
  await expect(quotes).toHaveCount(5);
  for (const quote of await quotes.all()) {
    await expect(quote.locator('[aria-label="5 out of 5 stars"]')).toHaveCount(1);
    await expect(quote.locator('blockquote')).not.toBeEmpty();
    await expect(quote.locator('figcaption b')).not.toBeEmpty();
    await expect(quote.locator('figcaption .label')).not.toBeEmpty();
  }
});

test('places the offices in Singapore, Pune in India and Morrisville in the USA', async ({ page }) => {
  const offices = page.locator('section[aria-labelledby=offices]');
  for (const [city, country] of [
    ['Singapore', 'Singapore'],
    ['Pune', 'India'],
    ['Morrisville', 'USA'],
  ] as const) {
    const office = offices.locator('[data-office]').filter({ has: page.getByRole('heading', { name: city }) });
    await expect(office.locator('address')).toContainText(country);
  }
});

test('opens the map of each office in a new tab', async ({ page }) => {
  const maps = page.locator('section[aria-labelledby=offices]').getByRole('link');
  await expect(maps).toHaveCount(3);
  for (const map of await maps.all()) {
    await expect(map).toHaveAttribute('target', '_blank');
    await expect(map).toHaveAttribute('rel', /noopener/);
    await expect(map).toHaveAttribute('href', /^https:/);
    await expect(map).toHaveAccessibleName(/opens in a new tab/);
  }
});

test.describe('The questions', () => {
  test('are ten, with ids for their addresses', async ({ page }) => {
    const ids = await page.locator('details').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids).toEqual(Array.from({ length: 10 }, (_, index) => `faq-${index + 1}`));
  });

  test('state the timelines: 2-4 weeks for a basic website, 2-3 months or more for larger platforms', async ({
    page,
  }) => {
    await page.getByText('How long does a typical project take?').click();
    await expect(
      page.getByText('A basic website takes 2-4 weeks. Larger platforms take 2-3 months or more'),
    ).toBeVisible();
  });

  test('claim support 24/7', async ({ page }) => {
    await page.getByText('Do you provide support after launch?').click();
    await expect(page.getByText('24/7')).toBeVisible();
  });

  test('have an answer that links to /contact', async ({ page }) => {
    await page.getByText('How do we get started?').click();
    await expect(page.locator('#faq-10').getByRole('link')).toHaveAttribute('href', '/contact');
  });

  test('open one at a time, and the open one closes on a click', async ({ page }) => {
    const first = page.locator('#faq-1');
    const third = page.locator('#faq-3');
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open', '');
    await third.locator('summary').click();
    await expect(third).toHaveAttribute('open', '');
    await expect(first).not.toHaveAttribute('open');
    await third.locator('summary').click();
    await expect(page.locator('details[open]')).toHaveCount(0);
  });

  test('open by keyboard', async ({ page }) => {
    await page.locator('#faq-2 summary').focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#faq-2')).toHaveAttribute('open', '');
    await page.keyboard.press('Space');
    await expect(page.locator('#faq-2')).not.toHaveAttribute('open');
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a hidden answer opens, and the one before closes', async ({ page }) => {
    await page.getByText('How long does a typical project take?').click();
    await expect(page.getByText('2-4 weeks')).toBeVisible();
    await page.getByText('Who owns the code?').click();
    await expect(page.getByText('2-4 weeks')).toBeHidden();
  });

  test('every slide and every testimonial can be read', async ({ page }) => {
    for (const text of await page.locator('[data-slide] p').all()) {
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeVisible();
    }
    for (const quote of await page.locator('section[aria-labelledby=testimonials] figure').all())
      await expect(quote).toBeVisible();
  });
});
