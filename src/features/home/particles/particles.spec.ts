import { openWithStoppedClock, pass } from '../../../../tests/support/island.ts';
import { expect, test } from '../../../../tests/support/test.ts';
import { layoutStrings } from '../../../layout/strings.ts';

// The unit tests cover number, links and timing, and when they stop.
test('particles move, and follow the theme', async ({ page }) => {
  const readCanvas = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  await openWithStoppedClock(page, '/');
  expect(
    await page.locator('canvas').evaluate(({ width, clientWidth }: HTMLCanvasElement) => width - clientWidth),
  ).toBe(0);
  const first = await readCanvas();
  await pass(page, 200);
  const still = await readCanvas();
  expect(still).not.toBe(first);
  await page.getByRole('banner').getByRole('button', { name: layoutStrings.theme, exact: true }).click();
  await expect.poll(readCanvas).not.toBe(still);
});
