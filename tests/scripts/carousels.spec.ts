// The unit tests of useCarousel test the timing.
import type { Locator, Page } from '@playwright/test';
import { sliderStrings, testimonialsStrings } from '../../src/strings/carousels.ts';
import { documentAt } from '../support/builtSite.ts';
import { openWithStoppedClock, pass, settled, swipe, withoutParticles } from '../support/island.ts';
import { texts } from '../support/parts.ts';
import { expect, test } from '../support/test.ts';

const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name, exact: true });

/** Presses Next, and returns the lowest opacity that the most visible slide has during the change. */
const lowestOpacity = (carousel: Locator, next: string) =>
  button(carousel, next).evaluate(async (control: HTMLElement) => {
    const slides = [...(control.closest('section')?.querySelectorAll('[data-track] > *') ?? [])];
    for (const slide of slides) for (const earlier of slide.getAnimations()) earlier.finish();
    control.click();
    // React renders in a microtask.
    await Promise.resolve();
    const fades = slides.flatMap((slide) => slide.getAnimations());
    const opacity = (slide: Element) => {
      const style = getComputedStyle(slide);
      return style.visibility === 'visible' ? Number(style.opacity) : 0;
    };
    let lowest = 1;
    for (let ms = 0; ms < 1000; ms += 20) {
      for (const fade of fades) {
        fade.pause();
        fade.currentTime = ms;
      }
      lowest = Math.min(lowest, Math.max(...slides.map(opacity)));
    }
    return fades.length > 0 ? lowest : 0;
  });

test.beforeEach(async ({ page }) => {
  await withoutParticles(page);
  await openWithStoppedClock(page, '/');
});

test.describe('the slider', () => {
  const titles = texts(documentAt('/'), '[data-slide] > :first-child');
  const total = titles.length;
  const labels = sliderStrings;
  const slider = (page: Page) => page.getByRole('region', { name: labels.label, exact: true });
  const dots = (page: Page) =>
    slider(page).getByRole('group', { name: labels.choose, exact: true }).getByRole('button');

  /** The number of the current slide. Text, picture, dot and numeral must agree. */
  async function shown(page: Page): Promise<number> {
    await settled(page);
    const numbers = await slider(page).evaluate((root) => {
      const place = (selector: string, attribute: string) =>
        [...root.querySelectorAll(selector)].findIndex((element) => element.getAttribute(attribute) === 'true') + 1;
      return [
        place('[data-slide]', 'data-current'),
        place('button[aria-current]', 'aria-current'),
        place('[data-after]', 'data-current'),
        Number(root.querySelector('.numeral')?.textContent),
      ];
    });
    expect(new Set(numbers).size).toBe(1);
    return numbers[0] ?? 0;
  }

  test.skip(total < 2, 'A slider with less than two slides has nowhere to go.');

  test('moves by itself and with its controls, and pauses on a click', { tag: '@browsers' }, async ({ page }) => {
    expect(await shown(page)).toBe(1);
    await pass(page, 6_000);
    expect(await shown(page)).toBe(2);
    await dots(page).last().click();
    expect(await shown(page)).toBe(total);
    await button(slider(page), labels.next).click();
    expect(await shown(page)).toBe(1);
    await button(slider(page), labels.previous).click();
    expect(await shown(page)).toBe(total);
    await slider(page)
      .getByRole('button', { name: `01: ${titles[0]}`, exact: true })
      .click();
    expect(await shown(page)).toBe(1);

    await slider(page).locator('[data-current=true]:not([data-slide]) :is(img, svg)').click();
    await expect(button(slider(page), labels.play)).toBeVisible();
    await slider(page).locator('[data-slide][data-current=true]').click();
    await expect(button(slider(page), labels.pause)).toBeVisible();
    await slider(page)
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] });
    await expect(button(slider(page), labels.pause)).toBeVisible();
  });

  test('is a carousel of labeled slides that works by keyboard and announces changes while paused', {
    tag: '@browsers',
  }, async ({ page }) => {
    await expect(slider(page)).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = slider(page).locator('[role=group][aria-roledescription=slide]');
    await expect(slides).toHaveCount(total);
    await expect(slider(page).locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(1);
    for (const [index, title] of titles.entries()) {
      const name = `${index + 1} of ${total}`;
      await expect(slides.nth(index)).toHaveAttribute('aria-label', name);
      await expect(dots(page).nth(index)).toHaveAccessibleName(`${name}: ${title}`);
    }

    const live = slider(page).locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await page.getByRole('main').focus();
    await page.keyboard.press('Tab');
    await expect(button(slider(page), labels.pause)).toBeFocused();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await shown(page)).toBe(total);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await shown(page)).toBe(1);
    for (let dot = 0; dot < total; dot++) await page.keyboard.press('Tab');
    await expect(dots(page).last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(slider(page).getByRole('link')).toBeFocused();
  });

  test('rests while a control or a slide has keyboard focus, until Play is pressed', { tag: '@browsers' }, async ({
    page,
  }) => {
    await button(slider(page), labels.next).focus();
    await pass(page, 20_000);
    expect(await shown(page)).toBe(1);
    await page.getByRole('main').focus();
    await pass(page, 6_000);
    expect(await shown(page)).toBe(2);

    const link = slider(page).locator('[data-current=true]').getByRole('link');
    await link.focus();
    await pass(page, 20_000);
    expect(await shown(page)).toBe(2);
    // What happens when the window loses the focus: the link stays the active element.
    await link.dispatchEvent('focusout', { bubbles: true });
    await pass(page, 20_000);
    expect(await shown(page)).toBe(2);
    await expect(link).toBeFocused();

    await button(slider(page), labels.pause).press('Enter');
    await button(slider(page), labels.play).press('Enter');
    await pass(page, 6_000);
    expect(await shown(page)).toBe((2 % total) + 1);
  });

  test('goes on 3 s after a press, though the pointer and the focus stay', { tag: '@browsers' }, async ({ page }) => {
    await dots(page).last().focus();
    await dots(page).last().click();
    expect(await shown(page)).toBe(total);
    await pass(page, 8_999);
    expect(await shown(page)).toBe(total);
    await pass(page, 1);
    expect(await shown(page)).toBe(1);

    // The pointer on a text stops the slides, until it presses.
    const text = slider(page).locator('[data-slide][data-current=true] > p').last();
    await text.hover();
    await pass(page, 20_000);
    expect(await shown(page)).toBe(1);
    await text.click();
    await text.click();
    await pass(page, 6_000);
    expect(await shown(page)).toBe(2);
  });

  test('always shows a text, also during a change', async ({ page }) => {
    expect(await lowestOpacity(slider(page), labels.next)).toBeGreaterThan(0.4);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

    test('pauses on a tap, moves on a swipe, and ignores vertical scrolling', async ({ page }) => {
      // Must be first: while a page still scrolls after a swipe, a tap only stops the scrolling.
      await page.touchscreen.tap(200, 300);
      await expect(button(slider(page), labels.play)).toBeVisible();
      await page.touchscreen.tap(200, 300);
      await expect(button(slider(page), labels.pause)).toBeVisible();
      await swipe(page, { x: 300, y: 300 }, { x: 120, y: 310 });
      expect(await shown(page)).toBe(2);
      await swipe(page, { x: 120, y: 300 }, { x: 300, y: 290 });
      expect(await shown(page)).toBe(1);
      await swipe(page, { x: 200, y: 500 }, { x: 190, y: 200 });
      expect(await shown(page)).toBe(1);
      await expect(button(slider(page), labels.pause)).toBeVisible();
    });
  });
});

test.describe('the testimonials', () => {
  const total = documentAt('/').querySelectorAll('[aria-labelledby="testimonials"] figure').length;
  const carousel = (page: Page) => page.locator('[aria-labelledby="testimonials"]');
  const slot = (page: Page, number: 1 | 2) => carousel(page).locator(`[data-slot="${number}"]:not([inert])`);

  /** Expects these two quotes and their numbers in the counter. */
  async function expectPair(page: Page, first: number, second: number) {
    await settled(page);
    await expect(slot(page, 1)).toHaveAttribute('aria-label', `${first} of ${total}`);
    await expect(slot(page, 2)).toHaveAttribute('aria-label', `${second} of ${total}`);
    await expect(carousel(page).getByText(`${first} and ${second} of ${total}`)).toBeVisible();
  }

  test.skip(total < 3, 'Less than three quotes have nowhere to go.');

  // Their controls are tested with the slider.
  test('are a carousel of pairs, on a phone one below the other, that moves by itself and back with its button', {
    tag: '@browsers',
  }, async ({ page }) => {
    await expect(carousel(page)).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(carousel(page).locator('[role=group][aria-roledescription=slide]')).toHaveCount(total);
    await expect(carousel(page).locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(2);
    await expectPair(page, 1, 2);
    await pass(page, 5_000);
    await expectPair(page, 3, (3 % total) + 1);
    await button(carousel(page), testimonialsStrings.previous).click();
    await expectPair(page, 1, 2);

    expect(await lowestOpacity(carousel(page), testimonialsStrings.next)).toBeGreaterThan(0.4);

    await page.setViewportSize({ width: 390, height: 844 });
    const [upper, lower] = await Promise.all([slot(page, 1).boundingBox(), slot(page, 2).boundingBox()]);
    if (!upper || !lower) throw new Error('no quotes');
    expect(lower.y).toBeGreaterThanOrEqual(upper.y + upper.height);
    expect(lower.x).toBe(upper.x);
  });
});
