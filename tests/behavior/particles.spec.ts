import { words } from '../support/content.ts';
import { openWithStoppedClock, pass, setHidden } from '../support/island.ts';
import { expect, test } from '../support/test.ts';
import { motionSwitch, particles } from './moving.ts';

// How many there are, how they are linked and how they move is shown by the unit tests of the field.

test('drift, stand still while the page is hidden, and go on', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  const first = await particles(page);
  await pass(page, 200);
  const second = await particles(page);
  expect(second).not.toBe(first);
  await setHidden(page, true);
  await pass(page, 10_000);
  await setHidden(page, false);
  expect(await particles(page)).toBe(second);
  await pass(page, 200);
  expect(await particles(page)).not.toBe(second);
});

test('stand still while motion is paused, and take on the colors of the other theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openWithStoppedClock(page, '/');
  await motionSwitch(page).click();
  const still = await particles(page);
  await pass(page, 10_000);
  expect(await particles(page)).toBe(still);
  await page.getByRole('banner').getByRole('button', { name: words.shell.theme, exact: true }).click();
  await expect.poll(() => particles(page)).not.toBe(still);
});
