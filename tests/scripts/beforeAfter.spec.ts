import { documentAt, entryPages } from '../support/builtSite.ts';
import { bringIntoView, motionSwitch, openWithStoppedClock, pass } from '../support/island.ts';
import { expect, test } from '../support/test.ts';

const path = entryPages.services.find((address) => documentAt(address).querySelector('[data-before-after]')) ?? '';

test('the drawing of a project changes by itself once half of it is in view, and its blossom opens last', async ({
  page,
}) => {
  test.skip(!path, 'No project has a drawing.');
  await openWithStoppedClock(page, path);
  const beforeAfter = page.locator('[data-before-after]').first();
  const slider = beforeAfter.getByRole('slider');
  const end = (await slider.getAttribute('max')) ?? '';
  const blossom = beforeAfter.locator('figure').first().locator('.comes > :has(> .bloom)').last();
  await bringIntoView(page, beforeAfter, 0.49);
  await pass(page, 5_000);
  await expect(slider).toHaveValue('0');
  await bringIntoView(page, beforeAfter, 0.51);
  await pass(page, 1_200);
  await expect(slider).not.toHaveValue(end);
  if ((await blossom.count()) > 0) await expect(blossom).toHaveCSS('opacity', '0');
  await pass(page, 650);
  await expect(slider).toHaveValue(end);
  if ((await blossom.count()) > 0) await expect(blossom).toHaveCSS('opacity', '1');
});

test('the drawing of a project changes by keyboard; both states are shown without motion, on paper and in forced colors', {
  tag: '@browsers',
}, async ({ page }) => {
  test.skip(!path, 'No project has a drawing.');
  await page.goto(path);
  const beforeAfter = page.locator('[data-before-after]').first();
  const values = (await beforeAfter.getAttribute('data-before-after'))?.split('|') ?? [];
  const slider = beforeAfter.getByRole('slider');
  const labels = beforeAfter.locator('figcaption p');
  const lastPart = beforeAfter.locator('figure').first().locator('.comes > *').last();
  await slider.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', values[0] ?? '');
  await expect(lastPart).toHaveCSS('opacity', '0');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', values[1] ?? '');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', values.at(-1) ?? '');
  await expect(lastPart).toHaveCSS('opacity', '1');

  const expectBothStates = async () => {
    await expect(slider).toBeHidden();
    await expect(labels.filter({ visible: true })).toHaveCount(2);
    // Whatever the visitor has moved, the first drawing is the state before.
    await expect(lastPart).toHaveCSS('opacity', '0');
  };
  await page.emulateMedia({ media: 'print' });
  await expectBothStates();
  await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
  await expectBothStates();
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(slider).toBeVisible();
  await motionSwitch(page).click();
  await expectBothStates();
});
