import type { Page } from '@playwright/test';
import { fill } from '../../src/lib/fill.ts';
import { blocks, words } from '../support/content.ts';
import { openWithStoppedClock, pass, settled, swipe, withoutParticles } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { slider, sliderButton } from './moving.ts';

const total = blocks.slides.length;
const labels = words.controls.slider;

const dots = (page: Page) => slider(page).getByRole('group', { name: labels.choose, exact: true }).getByRole('button');
const spine = (page: Page, slide: number) =>
  slider(page)
    .locator('[data-after] > button')
    .nth(slide - 1);

/** The number of the slide that is shown, wherever the slider says it: text, numeral, picture and dot agree. */
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
test.beforeEach(({ page }) => withoutParticles(page));

test('goes on by itself every 6 s, goes where it is told and holds then for 3 s, and a click on it pauses', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  expect(await shown(page)).toBe(1);
  await pass(page, 5_999);
  expect(await shown(page)).toBe(1);
  await pass(page, 1);
  expect(await shown(page)).toBe(2);

  await dots(page).last().click();
  expect(await shown(page)).toBe(total);
  await sliderButton(page, 'next').click();
  expect(await shown(page)).toBe(1);
  await sliderButton(page, 'previous').click();
  expect(await shown(page)).toBe(total);
  await spine(page, 1).click();
  expect(await shown(page)).toBe(1);
  await pass(page, 8_999);
  expect(await shown(page)).toBe(1);
  await pass(page, 1);
  expect(await shown(page)).toBe(2);

  await slider(page).locator('[data-current=true] :is(img, svg)').click();
  await expect(sliderButton(page, 'play')).toBeVisible();
  await pass(page, 20_000);
  expect(await shown(page)).toBe(2);
  await slider(page).locator('[data-slide][data-current=true]').click();
  await expect(sliderButton(page, 'pause')).toBeVisible();
  await slider(page)
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(sliderButton(page, 'pause')).toBeVisible();
});

test('is a carousel of named slides that works by keyboard and announces changes while it stands still', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  await expect(slider(page)).toHaveAttribute('aria-roledescription', 'carousel');
  const slides = slider(page).locator('[role=group][aria-roledescription=slide]');
  await expect(slides).toHaveCount(total);
  await expect(slider(page).locator('[aria-roledescription=slide]:not([inert])')).toHaveCount(1);
  for (const [index, { title }] of blocks.slides.entries()) {
    const name = fill(labels.slide, { number: index + 1, total });
    await expect(slides.nth(index)).toHaveAttribute('aria-label', name);
    await expect(dots(page).nth(index)).toHaveAccessibleName(`${name}: ${title}`);
  }

  const live = slider(page).locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await sliderButton(page, 'previous').press('Enter');
  expect(await shown(page)).toBe(total);
  await expect(live).toHaveAttribute('aria-live', 'polite');
  await pass(page, 3_000);
  await expect(live).toHaveAttribute('aria-live', 'off');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  expect(await shown(page)).toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(sliderButton(page, 'play')).toBeFocused();
  for (let dot = 0; dot < total; dot++) await page.keyboard.press('Tab');
  await expect(dots(page).last()).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await shown(page)).toBe(total);
  await page.keyboard.press('Tab');
  expect(await slider(page).evaluate((root) => root.contains(document.activeElement))).toBe(false);
});

test.describe('By touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a tap pauses, a swipe goes on or back, a finger that scrolls does neither', async ({ page }) => {
    await openWithStoppedClock(page, '/');
    // First: while a page still scrolls after a swipe, a tap only stops that.
    await page.touchscreen.tap(200, 300);
    await expect(sliderButton(page, 'play')).toBeVisible();
    await page.touchscreen.tap(200, 300);
    await expect(sliderButton(page, 'pause')).toBeVisible();
    await swipe(page, { x: 300, y: 300 }, { x: 120, y: 310 });
    expect(await shown(page)).toBe(2);
    await swipe(page, { x: 120, y: 300 }, { x: 300, y: 290 });
    expect(await shown(page)).toBe(1);
    await swipe(page, { x: 200, y: 500 }, { x: 190, y: 200 });
    expect(await shown(page)).toBe(1);
    await expect(sliderButton(page, 'pause')).toBeVisible();
  });
});
