import type { Page } from '@playwright/test';
import { sliderStrings } from '../../src/strings/carousels.ts';
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

/** The texts and controls that have something drawn inside the box of a line, and whether anything is drawn at all. */
const crossedTexts = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const field = canvas.getBoundingClientRect();
    const { width: canvasWidth, height: canvasHeight } = canvas;
    const copy = new OffscreenCanvas(canvasWidth, canvasHeight).getContext('2d', { willReadFrequently: true });
    copy?.drawImage(canvas, 0, 0);
    const isDrawn = (box: DOMRect) => {
      const x = Math.max(0, Math.floor(box.x - field.x));
      const y = Math.max(0, Math.floor(box.y - field.y));
      const width = Math.min(canvasWidth - x, Math.ceil(box.width));
      const height = Math.min(canvasHeight - y, Math.ceil(box.height));
      return width > 0 && height > 0 && copy?.getImageData(x, y, width, height).data.some((value) => value > 0);
    };
    const range = document.createRange();
    const lines = (element: Element) =>
      [...element.childNodes]
        .filter((node) => node instanceof Text)
        .flatMap((text) => {
          range.selectNodeContents(text);
          return [...range.getClientRects()];
        });
    const boxes = (element: Element) =>
      element.matches('a, button') ? [element.getBoundingClientRect()] : lines(element);
    const texts = [...document.querySelectorAll('.particle-sheet *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    return {
      crossed: texts.filter((text) => boxes(text).some(isDrawn)).map((text) => text.textContent || text.ariaLabel),
      isEmpty: !isDrawn(field),
    };
  });

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`no particle is drawn on a text or a control at ${width} px, also during a change of slide`, async ({
    page,
  }) => {
    // Evenly distributed, so that some are behind each text.
    await page.addInitScript(() => {
      let last = 0;
      Math.random = () => {
        last = (last + 0.618034) % 1;
        return last;
      };
    });
    await page.setViewportSize({ width, height });
    await openWithStoppedClock(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const nothing = { crossed: [], isEmpty: false };
    expect(await crossedTexts(page)).toEqual(nothing);
    await pass(page, 3_000);
    expect(await crossedTexts(page)).toEqual(nothing);

    const next = page.getByRole('button', { name: sliderStrings.next, exact: true });
    test.skip((await next.count()) === 0, 'There is one slide.');
    const fades = () => page.locator('[data-slide]').evaluateAll((all) => all.flatMap((one) => one.getAnimations()));
    await next.click();
    await pass(page, 20);
    expect(await crossedTexts(page)).toEqual(nothing);
    await expect.poll(async () => (await fades()).length).toBe(0);
    await pass(page, 20);
    expect(await crossedTexts(page)).toEqual(nothing);
  });
}
