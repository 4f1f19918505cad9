import { words } from '../support/content.ts';
import { motionSwitch, openWithStoppedClock, pass } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

// The unit tests cover number, links and timing.
test('particles move, stop with motion off, and follow the theme', async ({ page }) => {
  const drawn = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await openWithStoppedClock(page, '/');
  const first = await drawn();
  await pass(page, 200);
  expect(await drawn()).not.toBe(first);
  await motionSwitch(page).click();
  const still = await drawn();
  await pass(page, 1_000);
  expect(await drawn()).toBe(still);
  await page.getByRole('banner').getByRole('button', { name: words.controls.theme, exact: true }).click();
  await expect.poll(drawn).not.toBe(still);
});
