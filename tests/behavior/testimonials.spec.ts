import type { Page } from '@playwright/test';
import { fill } from '../../src/lib/fill.ts';
import { blocks, words } from '../support/content.ts';
import { openWithStoppedClock, pass, settled, swipe, withoutParticles } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { carousel, carouselButton } from './moving.ts';

const total = blocks.testimonials.length;
const labels = { ...words.home.testimonials, ...words.controls.testimonials };

/** The two quotes that are shown, first and second, and what the counter says about them. */
async function shown(page: Page): Promise<string> {
  await settled(page);
  const slides = carousel(page).locator('[aria-roledescription=slide]');
  const { pair, visible } = await slides.evaluateAll((all) => {
    const place = (slot: number) => all.findIndex((slide) => slide.getAttribute('data-slot') === String(slot)) + 1;
    return {
      pair: [place(1), place(2)],
      visible: all.filter((slide) => slide.checkVisibility({ visibilityProperty: true })).length,
    };
  });
  expect(visible).toBe(2);
  const [first = 0, second = 0] = pair;
  await expect(carousel(page).getByText(fill(labels.position, { first, second, total }))).toBeVisible();
  return pair.join();
}

/** The pair after so many moves by two; after the last quote comes the first. */
const pair = (moves: number) => {
  const first = (((2 * moves) % total) + total) % total;
  return [first + 1, ((first + 1) % total) + 1].join();
};

test.skip(total < 3, 'Less than three quotes have nowhere to go.');
test.beforeEach(async ({ page }) => {
  await withoutParticles(page);
  await openWithStoppedClock(page, '/');
});

test('go on by two every 5 s, and by hand with a hold of 3 s', async ({ page }) => {
  expect(await shown(page)).toBe(pair(0));
  await pass(page, 4_999);
  expect(await shown(page)).toBe(pair(0));
  await pass(page, 1);
  expect(await shown(page)).toBe(pair(1));
  await carouselButton(page, 'previous').click();
  expect(await shown(page)).toBe(pair(0));
  await carouselButton(page, 'previous').click();
  expect(await shown(page)).toBe(pair(-1));
  await pass(page, 7_999);
  expect(await shown(page)).toBe(pair(-1));
  await pass(page, 1);
  expect(await shown(page)).toBe(pair(0));
});

test('are a carousel of named slides that works by keyboard and announces changes while it stands still', async ({
  page,
}) => {
  await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
  const slides = carousel(page).locator('[role=group][aria-roledescription=slide]');
  await expect(slides).toHaveCount(total);
  await expect(carousel(page).locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(2);
  for (const [index, slide] of (await slides.all()).entries())
    await expect(slide).toHaveAttribute('aria-label', fill(labels.slide, { number: index + 1, total }));

  const live = carousel(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await carouselButton(page, 'previous').press('Enter');
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await shown(page)).toBe(pair(0));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(carouselButton(page, 'play')).toBeFocused();
  await pass(page, 30_000);
  expect(await shown(page)).toBe(pair(0));
});

test.describe('On a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('both quotes stand one over the other and answer to a swipe', async ({ page }) => {
    const second = carousel(page).locator('[data-slot="2"]');
    await second.scrollIntoViewIfNeeded();
    const [upper, lower] = await Promise.all([
      carousel(page).locator('[data-slot="1"]').boundingBox(),
      second.boundingBox(),
    ]);
    if (!upper || !lower) throw new Error('no quotes');
    expect(lower.y).toBeGreaterThanOrEqual(upper.y + upper.height);
    expect(lower.x).toBe(upper.x);
    await swipe(page, { x: 300, y: lower.y + 60 }, { x: 100, y: lower.y + 60 });
    expect(await shown(page)).toBe(pair(1));
  });
});
