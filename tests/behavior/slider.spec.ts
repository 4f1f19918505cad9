import type { Page } from '@playwright/test';
import { openStill, pass, setHidden, settled, swipe, withoutParticles } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'Highlights' });
const button = (page: Page, name: string) => slider(page).getByRole('button', { name });
const dots = (page: Page) => slider(page).getByRole('group', { name: 'Choose a slide' }).getByRole('button');

/** The number of the slide that is shown, wherever the slider says it: text, numeral, picture and dot agree. */
async function shown(page: Page): Promise<number> {
  await settled(page);
  const numbers = await slider(page).evaluate((root) => {
    const place = (selector: string, attribute: string) =>
      [...root.querySelectorAll(selector)].findIndex((element) => element.getAttribute(attribute) === 'true') + 1;
    return [
      place('[data-slide]', 'data-current'),
      place('[role=group][aria-label="Choose a slide"] button', 'aria-current'),
      place('[data-after]', 'data-current'),
      Number(root.querySelector('.numeral')?.textContent),
    ];
  });
  expect(new Set(numbers).size).toBe(1);
  return numbers[0] ?? 0;
}

test.beforeEach(({ page }) => withoutParticles(page));

test.describe('By itself', () => {
  test.beforeEach(({ page }) => openStill(page, '/'));

  test('shows the first slide at 5,999 ms and the second at 6,000 ms', async ({ page }) => {
    expect(await shown(page)).toBe(1);
    await pass(page, 5_999);
    expect(await shown(page)).toBe(1);
    await pass(page, 1);
    expect(await shown(page)).toBe(2);
    await pass(page, 5_999);
    expect(await shown(page)).toBe(2);
    await pass(page, 1);
    expect(await shown(page)).toBe(3);
  });

  test('comes back to the first slide after the fifth, at 30,000 ms', async ({ page }) => {
    await pass(page, 29_999);
    expect(await shown(page)).toBe(5);
    await pass(page, 1);
    expect(await shown(page)).toBe(1);
  });
});

test.describe('By hand', () => {
  test.beforeEach(({ page }) => openStill(page, '/'));

  test('previous and next wrap around', async ({ page }) => {
    await button(page, 'Previous slide').click();
    expect(await shown(page)).toBe(5);
    await button(page, 'Next slide').click();
    expect(await shown(page)).toBe(1);
    await button(page, 'Next slide').click();
    expect(await shown(page)).toBe(2);
  });

  test('a dot jumps', async ({ page }) => {
    await dots(page).nth(3).click();
    expect(await shown(page)).toBe(4);
    await dots(page).nth(0).click();
    expect(await shown(page)).toBe(1);
  });

  test('a spine jumps', async ({ page }) => {
    await slider(page).getByText('03', { exact: true }).click();
    expect(await shown(page)).toBe(3);
  });

  for (const [action, act] of [
    ['next', (page: Page) => button(page, 'Next slide').click()],
    ['previous', (page: Page) => button(page, 'Previous slide').click()],
    ['a dot', (page: Page) => dots(page).nth(2).click()],
    ['a spine', (page: Page) => slider(page).getByText('04', { exact: true }).click()],
  ] as const) {
    test(`${action} holds the slider for 3 s: the next change comes 9,000 ms after it`, async ({ page }) => {
      await pass(page, 5_000);
      await act(page);
      const after = await shown(page);
      await pass(page, 8_999);
      expect(await shown(page)).toBe(after);
      await pass(page, 1);
      expect(await shown(page)).toBe((after % 5) + 1);
    });
  }

  test('a second action begins the hold anew', async ({ page }) => {
    await button(page, 'Next slide').click();
    await pass(page, 2_000);
    await button(page, 'Next slide').click();
    expect(await shown(page)).toBe(3);
    await pass(page, 8_999);
    expect(await shown(page)).toBe(3);
    await pass(page, 1);
    expect(await shown(page)).toBe(4);
  });

  test('a click on the area toggles the pause', async ({ page }) => {
    await slider(page).locator('[data-current=true] img').click();
    await expect(button(page, 'Play slides')).toBeVisible();
    await pass(page, 20_000);
    expect(await shown(page)).toBe(1);
    await slider(page).locator('[data-slide][data-current=true]').click();
    await expect(button(page, 'Pause slides')).toBeVisible();
    await pass(page, 5_999);
    expect(await shown(page)).toBe(1);
    await pass(page, 1);
    expect(await shown(page)).toBe(2);
  });

  test('clicks on buttons, dots and spines do not', async ({ page }) => {
    await button(page, 'Next slide').click();
    await dots(page).nth(2).click();
    await slider(page).getByText('05', { exact: true }).click();
    await button(page, 'Previous slide').click();
    await expect(button(page, 'Pause slides')).toBeVisible();
  });

  test('a chosen pause outlives the hold, whichever came first', async ({ page }) => {
    await button(page, 'Next slide').click();
    await button(page, 'Pause slides').click();
    await pass(page, 20_000);
    expect(await shown(page)).toBe(2);
    await button(page, 'Next slide').click();
    expect(await shown(page)).toBe(3);
    await pass(page, 20_000);
    expect(await shown(page)).toBe(3);
    await button(page, 'Play slides').click();
    await pass(page, 6_000);
    expect(await shown(page)).toBe(4);
  });

  test('everything works by keyboard', async ({ page }) => {
    await button(page, 'Previous slide').focus();
    await page.keyboard.press('Enter');
    expect(await shown(page)).toBe(5);
    await page.keyboard.press('Tab');
    await expect(button(page, 'Next slide')).toBeFocused();
    await page.keyboard.press('Space');
    expect(await shown(page)).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, 'Play slides')).toBeFocused();
    for (let dot = 0; dot < 5; dot++) {
      await page.keyboard.press('Tab');
      await expect(dots(page).nth(dot)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    expect(await shown(page)).toBe(5);
    await page.keyboard.press('Tab');
    expect(await slider(page).evaluate((root) => root.contains(document.activeElement))).toBe(false);
  });
});

test.describe('By touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  test.beforeEach(({ page }) => openStill(page, '/'));

  test('a swipe to the left goes on, to the right back, and holds as every manual action does', async ({ page }) => {
    await swipe(page, { x: 300, y: 300 }, { x: 120, y: 310 });
    expect(await shown(page)).toBe(2);
    await swipe(page, { x: 120, y: 300 }, { x: 300, y: 290 });
    expect(await shown(page)).toBe(1);
    await pass(page, 8_999);
    expect(await shown(page)).toBe(1);
    await pass(page, 1);
    expect(await shown(page)).toBe(2);
  });

  test('a tap toggles the pause, a swipe does not', async ({ page }) => {
    await page.touchscreen.tap(200, 300);
    await expect(button(page, 'Play slides')).toBeVisible();
    await swipe(page, { x: 300, y: 300 }, { x: 120, y: 310 });
    expect(await shown(page)).toBe(2);
    await expect(button(page, 'Play slides')).toBeVisible();
  });

  test('a finger that scrolls the page moves no slide', async ({ page }) => {
    await swipe(page, { x: 200, y: 500 }, { x: 190, y: 200 });
    expect(await shown(page)).toBe(1);
  });
});

test.describe('As the carousel pattern has it', () => {
  test.beforeEach(({ page }) => openStill(page, '/'));

  test('the slider is a carousel, each slide a named slide, and only the current one can be reached', async ({
    page,
  }) => {
    await expect(slider(page)).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = slider(page).locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(5);
    for (const [index, slide] of (await slides.all()).entries()) {
      await expect(slide).toHaveRole('group');
      await expect(slide).toHaveAttribute('aria-label', `${index + 1} of 5`);
      expect(await slide.evaluate((element: HTMLElement) => element.inert)).toBe(index !== 0);
    }
  });

  test('the dots are named, and one of them is current', async ({ page }) => {
    await expect(dots(page)).toHaveCount(5);
    await expect(dots(page).nth(1)).toHaveAccessibleName('2 of 5: Intelligence that takes root.');
    await expect(slider(page).locator('[aria-current=true]')).toHaveCount(1);
  });

  test('changes are announced while the slider stands still, and never while it moves by itself', async ({ page }) => {
    const live = slider(page).locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await button(page, 'Next slide').click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await pass(page, 3_000);
    await expect(live).toHaveAttribute('aria-live', 'off');
    await button(page, 'Pause slides').click();
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await pass(page, 30_000);
    await expect(live).toHaveAttribute('aria-live', 'polite');
  });
});

test.describe('While nobody looks', () => {
  test('a hidden page changes no slide, and begins its wait anew when it is shown', async ({ page }) => {
    await openStill(page, '/');
    await pass(page, 5_000);
    await setHidden(page, true);
    await pass(page, 60_000);
    expect(await shown(page)).toBe(1);
    await setHidden(page, false);
    await pass(page, 5_999);
    expect(await shown(page)).toBe(1);
    await pass(page, 1);
    expect(await shown(page)).toBe(2);
  });

  test('a page rendered ahead of a visit runs no timer until it is visited', async ({ page }) => {
    await page.addInitScript(() => {
      const state = { prerendering: true };
      Object.defineProperty(document, 'prerendering', { get: () => state.prerendering });
      addEventListener('visit', () => {
        state.prerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      });
    });
    await openStill(page, '/');
    await pass(page, 30_000);
    expect(await shown(page)).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('visit')));
    await settled(page);
    await pass(page, 5_999);
    expect(await shown(page)).toBe(1);
    await pass(page, 1);
    expect(await shown(page)).toBe(2);
  });
});
