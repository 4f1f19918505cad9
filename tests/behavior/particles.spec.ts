import type { Page } from '@playwright/test';
import { words } from '../support/content.ts';
import { openWithStoppedClock, pass } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { motionSwitch, particles } from './moving.ts';

// How many there are, how they are linked and when they move is shown by the unit tests.

/** The contrast of the strongest particle to the page behind it. */
const strongest = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const copy = Object.assign(document.createElement('canvas'), { width: canvas.width, height: canvas.height });
    const surface = copy.getContext('2d', { willReadFrequently: true });
    surface?.drawImage(canvas, 0, 0);
    const pixels = surface?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const opacity = Number(getComputedStyle(canvas).opacity);
    const ground = (getComputedStyle(document.documentElement).backgroundColor.match(/\d+/g) ?? []).map(Number);
    const luminance = (color: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = color.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const paper = luminance(ground);
    let most = 1;
    for (let at = 0; at < pixels.length; at += 4) {
      const share = ((pixels[at + 3] ?? 0) / 255) * opacity;
      if (share === 0) continue;
      const seen = luminance(ground.map((part, index) => part + ((pixels[at + index] ?? 0) - part) * share));
      most = Math.max(most, (Math.max(seen, paper) + 0.05) / (Math.min(seen, paper) + 0.05));
    }
    return most;
  });

test('drift, stay pale behind words in both themes, and stand still while motion is paused', async ({ page }) => {
  const isPale = async () => {
    const contrast = await strongest(page);
    expect(contrast).toBeGreaterThan(1.1);
    expect(contrast).toBeLessThan(2);
  };
  await page.emulateMedia({ colorScheme: 'light' });
  await openWithStoppedClock(page, '/');
  await isPale();
  const first = await particles(page);
  await pass(page, 200);
  expect(await particles(page)).not.toBe(first);
  await motionSwitch(page).click();
  const still = await particles(page);
  await pass(page, 10_000);
  expect(await particles(page)).toBe(still);
  await page.getByRole('banner').getByRole('button', { name: words.controls.theme, exact: true }).click();
  await expect.poll(() => particles(page)).not.toBe(still);
  await isPale();
});
