import { openWithStoppedClock, pass } from '../../../../tests/support/island.ts';
import { expect, test } from '../../../../tests/support/test.ts';
import { layoutStrings } from '../../../layout/strings.ts';

// The unit tests cover number, links and timing, and when they stop.
test('particles move behind the texts and controls, and follow the theme', async ({ page }) => {
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

  const { fronts, bare } = await page.locator('.particle-sheet').evaluateAll((sheets) => {
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const hasBackground = (element: Element) => getComputedStyle(element).backgroundColor.startsWith('rgb(');
    const isCovered = (element: Element) => {
      let around: Element | null = element;
      while (around && !hasBackground(around) && !around.matches('.particle-sheet')) around = around.parentElement;
      return around?.matches('.particle-sheet') === false;
    };
    const fronts = sheets
      .flatMap((sheet) => [...sheet.querySelectorAll('*')])
      .filter((element) => element.matches('a, button') || (hasText(element) && !element.matches('.visually-hidden')));
    return { fronts: fronts.length, bare: fronts.filter((front) => !isCovered(front)).map((front) => front.outerHTML) };
  });
  expect(fronts).toBeGreaterThan(0);
  expect(bare).toEqual([]);
});
