import type { Page } from '@playwright/test';
import { openStill, pass, settled, swipe, withoutParticles } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'In their words' });
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name });

/** The two quotes that are shown, first and second, and what the counter says about them. */
async function shown(page: Page): Promise<string> {
  await settled(page);
  const { pair, others, says } = await carousel(page).evaluate((root) => {
    const slides = [...root.querySelectorAll('[aria-roledescription=slide]')];
    const place = (slot: number) => slides.findIndex((slide) => slide.getAttribute('data-slot') === String(slot)) + 1;
    return {
      pair: [place(1), place(2)],
      others: slides.filter((slide) => slide.checkVisibility({ visibilityProperty: true })).length,
      says: root.querySelector('[aria-label="Next testimonials"] ~ span')?.textContent ?? '',
    };
  });
  expect(others).toBe(2);
  expect(says).toBe(`${pair[0]} and ${pair[1]} of 5`);
  return pair.join();
}

const pairs = ['1,2', '3,4', '5,1', '2,3', '4,5', '1,2'];

test.beforeEach(({ page }) => withoutParticles(page));

test.describe('Testimonials', () => {
  test.beforeEach(({ page }) => openStill(page, '/'));

  test('go on by two every 5 s, in pairs that wrap', async ({ page }) => {
    for (const [turn, pair] of pairs.entries()) {
      if (turn > 0) await pass(page, 1);
      expect(await shown(page)).toBe(pair);
      await pass(page, 4_999);
      expect(await shown(page)).toBe(pair);
    }
  });

  test('go on and back by hand, in the same pairs', async ({ page }) => {
    for (const pair of pairs.slice(1)) {
      await button(page, 'Next testimonials').click();
      expect(await shown(page)).toBe(pair);
    }
    for (const pair of pairs.toReversed().slice(1)) {
      await button(page, 'Previous testimonials').click();
      expect(await shown(page)).toBe(pair);
    }
  });

  for (const way of ['Next', 'Previous']) {
    test(`${way} holds them for 3 s: the next change comes 8,000 ms after it`, async ({ page }) => {
      await pass(page, 4_000);
      await button(page, `${way} testimonials`).click();
      const after = await shown(page);
      await pass(page, 7_999);
      expect(await shown(page)).toBe(after);
      await pass(page, 1);
      expect(await shown(page)).not.toBe(after);
    });
  }

  test('have a pause of their own that outlives the hold', async ({ page }) => {
    await button(page, 'Next testimonials').click();
    await button(page, 'Pause testimonials').click();
    await pass(page, 30_000);
    expect(await shown(page)).toBe('3,4');
    await button(page, 'Play testimonials').click();
    await pass(page, 5_000);
    expect(await shown(page)).toBe('5,1');
  });

  test('work by keyboard', async ({ page }) => {
    await button(page, 'Previous testimonials').focus();
    await page.keyboard.press('Enter');
    expect(await shown(page)).toBe('4,5');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await shown(page)).toBe('1,2');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Play testimonials')).toBeFocused();
  });

  test('are a carousel of five named slides, announced only while it stands still', async ({ page }) => {
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = carousel(page).locator('[aria-roledescription=slide]');
    for (const [index, slide] of (await slides.all()).entries()) {
      await expect(slide).toHaveRole('group');
      await expect(slide).toHaveAttribute('aria-label', `${index + 1} of 5`);
      expect(await slide.evaluate((element: HTMLElement) => element.inert)).toBe(index > 1);
    }
    const live = carousel(page).locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await button(page, 'Next testimonials').click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await pass(page, 3_000);
    await expect(live).toHaveAttribute('aria-live', 'off');
  });
});

test.describe('On a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('both quotes stand one over the other and answer to a swipe', async ({ page }) => {
    await openStill(page, '/');
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
    expect(await shown(page)).toBe('3,4');
  });
});
