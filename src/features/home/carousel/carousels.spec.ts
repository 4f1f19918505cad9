// What only a browser shows. The unit tests have the timing, the pairs, the rests and the names.
import type { Locator, Page } from '@playwright/test';
import { documentAt } from '../../../../tests/support/builtSite.ts';
import { openWithStoppedClock, pass, settled, swipe, withoutParticles } from '../../../../tests/support/island.ts';
import { expect, test } from '../../../../tests/support/test.ts';
import { sliderStrings, testimonialsStrings } from './strings.ts';

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

const open = async (page: Page) => {
  await withoutParticles(page);
  await openWithStoppedClock(page, '/');
};
const total = documentAt('/').querySelectorAll('[data-slide]').length;
const slider = (page: Page) => page.getByRole('region', { name: sliderStrings.label, exact: true });
const text = (page: Page, number: number) =>
  slider(page)
    .locator('[data-slide]')
    .nth(number - 1);

test('the slider moves by itself, and by keyboard into the slide that is seen', { tag: '@browsers' }, async ({
  page,
}) => {
  test.skip(total < 2, 'A slider with less than two slides has nowhere to go.');
  await open(page);
  await pass(page, 6_000);
  await expect(text(page, 2)).toBeVisible();
  await button(slider(page), sliderStrings.previous).press('Enter');
  await expect(text(page, 1)).toBeVisible();
  // Next, the dots and the button of the slide.
  for (let stop = 0; stop < total + 2; stop++) await page.keyboard.press('Tab');
  await expect(text(page, 1).getByRole('link').first()).toBeFocused();
});

test('a caret that a screen reader puts into the slider stops it, and two clicks, which leave one, do not', async ({
  page,
}) => {
  test.skip(total < 2, 'A slider with less than two slides has nowhere to go.');
  await open(page);
  const title = text(page, 1).locator('p').first();
  await title.evaluate((element) => getSelection()?.collapse(element.firstChild, 3));
  await expect(slider(page)).toHaveAttribute('data-playing', 'false');
  await title.click();
  await expect(button(slider(page), sliderStrings.play)).toBeVisible();
  await title.click();
  await expect(slider(page)).toHaveAttribute('data-playing', 'true');
  expect(await title.evaluate((element) => element.contains(getSelection()?.anchorNode ?? null))).toBe(true);
});

test('both carousels show a text during a change; on a phone the quotes are one below the other', async ({ page }) => {
  await open(page);
  if (total > 1) expect(await lowestOpacity(slider(page), sliderStrings.next)).toBeGreaterThan(0.4);
  const carousel = page.locator('[aria-labelledby="testimonials"][aria-roledescription=carousel]');
  test.skip((await carousel.count()) === 0, 'Less than three quotes have nowhere to go.');
  expect(await lowestOpacity(carousel, testimonialsStrings.next)).toBeGreaterThan(0.4);
  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  const box = (slot: number) => carousel.locator(`[data-slot="${slot}"]:not([inert])`).boundingBox();
  const [upper, lower] = await Promise.all([box(1), box(2)]);
  if (!upper || !lower) throw new Error('no quotes');
  expect(lower.y).toBeGreaterThanOrEqual(upper.y + upper.height);
  expect(lower.x).toBe(upper.x);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('the slider pauses on a tap, moves on a swipe, and ignores vertical scrolling', async ({ page }) => {
    test.skip(total < 2, 'A slider with less than two slides has nowhere to go.');
    await open(page);
    // Must be first: while a page still scrolls after a swipe, a tap only stops the scrolling.
    await page.touchscreen.tap(200, 200);
    await expect(button(slider(page), sliderStrings.play)).toBeVisible();
    await swipe(page, { x: 300, y: 300 }, { x: 120, y: 310 });
    await expect(text(page, 2)).toBeVisible();
    await swipe(page, { x: 200, y: 500 }, { x: 190, y: 200 });
    await expect(text(page, 2)).toBeVisible();
    await expect(button(slider(page), sliderStrings.play)).toBeVisible();
  });
});
