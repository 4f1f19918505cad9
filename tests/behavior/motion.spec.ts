import type { Page } from '@playwright/test';
import { bringIntoView, openStill, pass, settled, withoutParticles } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

const inHeader = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Pause motion' });
const inMenu = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Pause motion' });
const currentSlide = (page: Page) =>
  page
    .locator('[data-slide]')
    .evaluateAll((all) => all.findIndex((slide) => slide.getAttribute('data-current') === 'true') + 1);
const currentQuote = (page: Page) =>
  page
    .getByRole('region', { name: 'In their words' })
    .locator('[aria-roledescription=slide]')
    .evaluateAll((all) => all.findIndex((slide) => slide.getAttribute('data-slot') === '1') + 1);

test.describe('The switch', () => {
  test('is named Pause motion and says whether it is pressed, in the header and in the menu alike', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto('/about');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
    await inHeader(page).click();
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(inMenu(page)).toHaveAttribute('aria-pressed', 'true');
    await inMenu(page).click();
    await expect(inMenu(page)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('works by keyboard', async ({ page }) => {
    await page.goto('/about');
    await inHeader(page).focus();
    await page.keyboard.press('Space');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('stands in the menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog');
    await expect(inHeader(page)).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await inMenu(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
  });

  test('is remembered on the next page and after a reload', async ({ page }) => {
    await page.goto('/about');
    await inHeader(page).click();
    await page.goto('/blog');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'off');
    await inHeader(page).click();
    await page.goto('/');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('tells the other tabs', async ({ page, context }) => {
    await page.goto('/about');
    const other = await context.newPage();
    await other.goto('/blog');
    await inHeader(page).click();
    await expect(inHeader(other)).toHaveAttribute('aria-pressed', 'true');
  });

  test('takes nothing that it has not written itself', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => localStorage.setItem('motion', '"><b>'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'on');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('When the system asks for reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the switch begins pressed', async ({ page }) => {
    await page.goto('/blog');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('a choice of the visitor overrides it, on the next page too', async ({ page }) => {
    await page.goto('/about');
    await inHeader(page).click();
    await page.goto('/blog');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[data-sparkle]').first()).toHaveCSS('animation-name', /twinkle/);
  });

  test('the switch follows the system until the visitor chooses', async ({ page }) => {
    await page.goto('/about');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
    await inHeader(page).click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
  });
});

test.describe('While motion is paused', () => {
  test('carousels stop but their buttons work', async ({ page }) => {
    await withoutParticles(page);
    await openStill(page, '/');
    await inHeader(page).click();
    await pass(page, 60_000);
    expect([await currentSlide(page), await currentQuote(page)]).toEqual([1, 1]);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('button', { name: 'Next testimonials' }).click();
    await settled(page);
    expect([await currentSlide(page), await currentQuote(page)]).toEqual([2, 3]);
    await pass(page, 60_000);
    expect([await currentSlide(page), await currentQuote(page)]).toEqual([2, 3]);
    await expect(page.getByRole('button', { name: 'Play slides' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  });

  test('a carousel that the visitor sets going goes, until all motion is paused again', async ({ page }) => {
    await withoutParticles(page);
    await openStill(page, '/');
    await inHeader(page).click();
    await page.getByRole('button', { name: 'Play slides' }).click();
    await pass(page, 6_000);
    expect([await currentSlide(page), await currentQuote(page)]).toEqual([2, 1]);
    await inHeader(page).click();
    await inHeader(page).click();
    await pass(page, 60_000);
    expect(await currentSlide(page)).toBe(2);
  });

  test('a pause chosen at a carousel outlives the switch', async ({ page }) => {
    await withoutParticles(page);
    await openStill(page, '/');
    await page.getByRole('button', { name: 'Pause slides' }).click();
    await inHeader(page).click();
    await inHeader(page).click();
    await pass(page, 12_000);
    expect(await currentSlide(page)).toBe(1);
    expect(await currentQuote(page)).toBe(5);
  });

  test('counters show their targets, at once and for good', async ({ page }) => {
    await openStill(page, '/career');
    const values = page.getByRole('region', { name: 'Statistics' }).locator('dd');
    await expect(values).toHaveText(['0', '0', '0', '0%']);
    await inHeader(page).click();
    await expect(values).toHaveText(['150', '10', '5', '98%']);
    await bringIntoView(page, page.getByRole('region', { name: 'Statistics' }), 1);
    await pass(page, 500);
    await expect(values).toHaveText(['150', '10', '5', '98%']);
  });

  test('the team is clear and every drawing is complete', async ({ page }) => {
    await openStill(page, '/about');
    await expect(page.locator('[data-reveal=blurred]')).toHaveCount(3);
    await inHeader(page).click();
    for (const overlay of await page.locator('[data-reveal]').all()) await expect(overlay).toHaveCSS('filter', 'none');
    const clipped = await page
      .locator('[data-enter] > dd')
      .evaluateAll((all) => all.filter((tally) => getComputedStyle(tally).clipPath !== 'none').length);
    expect(clipped).toBe(0);
  });
});

test.describe('The hero of the blog', () => {
  const running = (page: Page) =>
    page.locator('[data-sparkle]').evaluateAll((all) => all.filter((tile) => tile.getAnimations().length > 0).length);

  test('has exactly 20 sparkles, all of them moving by style sheet alone', async ({ page }) => {
    await page.goto('/blog');
    await expect(page.locator('[data-sparkle]')).toHaveCount(20);
    expect(await running(page)).toBe(20);
    for (const sparkle of await page.locator('[data-sparkle]').all())
      await expect(sparkle).toHaveCSS('animation-iteration-count', 'infinite');
  });

  test('holds them still while motion is paused, and shows them all', async ({ page }) => {
    await page.goto('/blog');
    await inHeader(page).click();
    expect(await running(page)).toBe(0);
    for (const sparkle of await page.locator('[data-sparkle]').all()) await expect(sparkle).toBeVisible();
    await inHeader(page).click();
    expect(await running(page)).toBe(20);
  });
});
