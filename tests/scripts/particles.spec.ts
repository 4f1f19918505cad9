import { words } from '../support/content.ts';
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
  await page.getByRole('banner').getByRole('button', { name: words.controls.theme, exact: true }).click();
  await expect.poll(readCanvas).not.toBe(still);
});
