import { articleIds } from '../support/addresses.ts';
import { expect, test } from '../support/test.ts';

test.describe('The list', () => {
  test.beforeEach(({ page }) => page.goto('/blog'));

  test("opens with 'Welcome to Our Blog' and 'Get in Touch' to /contact", async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Our Blog');
    await expect(page.getByRole('link', { name: 'Get in Touch' })).toHaveAttribute('href', '/contact');
  });

  test("shows nine cards under 'TechPulse Insights', each with title, excerpt and Read More", async ({ page }) => {
    const cards = page.getByRole('region', { name: 'TechPulse Insights' }).getByRole('article');
    await expect(cards).toHaveCount(articleIds.length);
    for (const [index, id] of articleIds.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading')).not.toBeEmpty();
      await expect(card.locator('p').first()).not.toBeEmpty();
      await expect(card.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', `/blog/${id}`);
    }
  });

  test('covers the nine topics', async ({ page }) => {
    const topics = [
      /AI/,
      /React hooks/,
      /Spring Boot/,
      /Tailwind CSS/,
      /DevOps/,
      /Node\.js/,
      /OAuth2 and JWT/,
      /UX and UI/,
      /Kubernetes/,
    ];
    await expect(page.getByRole('article').getByRole('heading')).toHaveText(topics);
  });
});

for (const id of articleIds) {
  test(`/blog/${id} has every part of an article`, async ({ page }) => {
    await page.goto(`/blog/${id}`);

    await test.step('its title as document title, a picture and a subtitle', async () => {
      const title = await page.getByRole('heading', { level: 1 }).textContent();
      await expect(page).toHaveTitle(title ?? '');
      await expect(page.locator('article header').getByRole('img')).toBeVisible();
      await expect(page.locator('article header p.lead')).not.toBeEmpty();
    });

    await test.step('text and picture on alternating sides, starting with text on the left', async () => {
      const blocks = page.locator('[data-block=imageText]');
      const sides = await blocks.evaluateAll((all) => all.map((block) => block.dataset.text));
      expect(sides.length).toBeGreaterThan(1);
      expect(sides).toEqual(sides.map((_, index) => (index % 2 === 0 ? 'left' : 'right')));
      for (const [index, block] of (await blocks.all()).entries()) {
        const text = await block.locator('p').first().boundingBox();
        const picture = await block.locator('img').boundingBox();
        const textIsLeft = (text?.x ?? 0) < (picture?.x ?? 0);
        expect(textIsLeft).toBe(index % 2 === 0);
      }
    });

    await test.step('centered text blocks', async () => {
      const statements = page.locator('[data-block=text] p');
      const aligned = await statements.evaluateAll((all) => all.map((text) => getComputedStyle(text).textAlign));
      expect(new Set(aligned)).toEqual(new Set(['center']));
    });

    await test.step("'Back to Blog' to /blog", async () => {
      const links = page.getByRole('link', { name: 'Back to Blog' });
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/blog');
    });

    await test.step('700 to 1,200 words', async () => {
      const text = await page.locator('[data-block] p').allTextContents();
      const words = text.join(' ').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(700);
      expect(words).toBeLessThanOrEqual(1200);
    });
  });
}

test('previous and next go from 7 to 9 and back', async ({ page }) => {
  await page.goto('/blog/7');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL('/blog/9');
  await page.locator('a[rel=prev]').click();
  await expect(page).toHaveURL('/blog/7');
});

test('the first article has no previous, the last no next', async ({ page }) => {
  await page.goto('/blog/1');
  await expect(page.locator('a[rel=prev]')).toHaveCount(0);
  await page.goto('/blog/10');
  await expect(page.locator('a[rel=next]')).toHaveCount(0);
});
