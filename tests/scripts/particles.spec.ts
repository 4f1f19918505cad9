import type { Page } from '@playwright/test';
import { layoutStrings } from '../../src/strings.ts';
import { motionSwitch, openWithStoppedClock, pass } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

// The unit tests cover number, links and timing.
test('particles move, stop with motion off, and follow the theme', async ({ page }) => {
  const readCanvas = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await openWithStoppedClock(page, '/');
  const first = await readCanvas();
  await pass(page, 200);
  expect(await readCanvas()).not.toBe(first);
  await motionSwitch(page).click();
  const still = await readCanvas();
  await pass(page, 1_000);
  expect(await readCanvas()).toBe(still);
  await page.getByRole('banner').getByRole('button', { name: layoutStrings.theme, exact: true }).click();
  await expect.poll(readCanvas).not.toBe(still);
});

/** The lowest contrast of a text with a particle behind it, as WCAG computes it. */
const lowestContrast = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => {
    type Color = [number, number, number];
    const rgb = (color: string) => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as Color;
    const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
    const luminance = (color: Color) => {
      const [red, green, blue] = color.map((channel) => linear(channel / 255)) as Color;
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: Color, other: Color) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const { color, accentColor, opacity } = getComputedStyle(canvas);
    const paper = rgb(getComputedStyle(document.documentElement).backgroundColor);
    const onPaper = (mark: Color) =>
      mark.map((channel, index) => Number(opacity) * channel + (1 - Number(opacity)) * (paper[index] ?? 0)) as Color;
    const marks = [onPaper(rgb(color)), onPaper(rgb(accentColor))];

    const isOpaque = (element: Element) => !/, 0\)$/.test(getComputedStyle(element).backgroundColor);
    const isOverCanvas = (element: Element) => {
      if (element.getBoundingClientRect().top >= canvas.getBoundingClientRect().bottom) return false;
      for (let box: Element | null = element; box && box.tagName !== 'MAIN'; box = box.parentElement)
        if (isOpaque(box)) return false;
      return true;
    };
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, a, span, dt, dd, li)')]
      .filter((element) => element.checkVisibility() && element.textContent && isOverCanvas(element))
      .map((element) => rgb(getComputedStyle(element).color));
    return Math.min(...texts.flatMap((text) => marks.map((mark) => contrast(text, mark))));
  });

test('a text with a particle behind it is readable in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const size of [
    { width: 390, height: 844 },
    { width: 820, height: 1180 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await lowestContrast(page), `${colorScheme} at ${size.width} px`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
