import type { Page } from '@playwright/test';
import { blocks, words } from '../support/content.ts';
import { openWithStoppedClock, pass, settled, withoutParticles } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { carouselButton, currentQuote, currentSlide, motionSwitch as inHeader, sliderButton } from './moving.ts';

const menu = (page: Page) => page.getByRole('dialog', { name: words.shell.menu.label, exact: true });
const inMenu = (page: Page) => menu(page).getByRole('button', { name: words.shell.motion, exact: true });
const openMenu = (page: Page) => page.getByRole('button', { name: words.shell.menu.open, exact: true }).click();

test.describe('The switch', () => {
  test('works by keyboard and by mouse, in the header and in the menu alike', async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto('/about');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
    await inHeader(page).press('Space');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
    await openMenu(page);
    await expect(inMenu(page)).toHaveAttribute('aria-pressed', 'true');
    await inMenu(page).click();
    await expect(inMenu(page)).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('Escape');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
  });

  test('stands in the menu on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/blog');
    await expect(inHeader(page)).toBeHidden();
    await openMenu(page);
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

  test('the switch begins pressed, and a choice of the visitor overrides it, on the next page too', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'true');
    await inHeader(page).click();
    await page.goto('/blog');
    await expect(inHeader(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('[data-sparkle]').first()).not.toHaveCSS('animation-name', 'none');
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
    const [slides, quotes] = [blocks.slides.length, blocks.testimonials.length];
    test.skip(slides < 2 || quotes < 3, 'There is nothing to go on to.');
    await withoutParticles(page);
    await openWithStoppedClock(page, '/');
    await inHeader(page).click();
    await pass(page, 60_000);
    expect([await currentSlide(page), await currentQuote(page)]).toEqual([1, 1]);
    await sliderButton(page, 'next').click();
    await carouselButton(page, 'next').click();
    await settled(page);
    expect([await currentSlide(page), await currentQuote(page)]).toEqual([2, 3]);
    await pass(page, 60_000);
    expect([await currentSlide(page), await currentQuote(page)]).toEqual([2, 3]);
    await expect(sliderButton(page, 'play')).toBeVisible();
    await expect(carouselButton(page, 'play')).toBeVisible();
  });

  test('counters show their targets', async ({ page }) => {
    test.skip(blocks.statistics.length === 0, 'There are no statistics.');
    await openWithStoppedClock(page, '/career');
    const values = page.getByRole('region', { name: words.careers.statistics.label, exact: true }).locator('dd');
    await expect(values).toHaveText(blocks.statistics.map(({ suffix }) => `0${suffix}`));
    await inHeader(page).click();
    await expect(values).toHaveText(blocks.statistics.map(({ value, suffix }) => `${value}${suffix}`));
  });

  test('the team is clear and every drawing is complete', async ({ page }) => {
    await openWithStoppedClock(page, '/about');
    await expect(page.locator('[data-enter-at][data-enter=waiting]')).toHaveCount(blocks.team.length);
    await inHeader(page).click();
    for (const overlay of await page.locator('[data-enter-at] > *').all())
      await expect(overlay).toHaveCSS('filter', 'none');
    const clipped = await page
      .locator('[data-enter] > dd')
      .evaluateAll((all) => all.filter((tally) => getComputedStyle(tally).clipPath !== 'none').length);
    expect(clipped).toBe(0);
  });

  test('the sparkles of the blog stand still and are all shown', async ({ page }) => {
    const sparkles = page.locator('[data-sparkle]');
    const moving = () =>
      sparkles.evaluateAll((all) => all.filter((sparkle) => sparkle.getAnimations().length > 0).length);
    await page.goto('/blog');
    const all = await sparkles.count();
    expect(all).toBeGreaterThan(0);
    expect(await moving()).toBe(all);
    await inHeader(page).click();
    expect(await moving()).toBe(0);
    await expect(sparkles.filter({ visible: true })).toHaveCount(all);
    await inHeader(page).click();
    expect(await moving()).toBe(all);
  });
});
