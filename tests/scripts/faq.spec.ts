import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Waits until the answers have their final height. */
const animationsEnd = (list: Locator) =>
  list.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });

test('a question is a heading; when it is pressed, the open one above it closes, and it stays in its place', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const list = page.locator(':has(> details[name])');
  test.skip((await list.count()) === 0, 'There are not several questions.');
  const open = list.locator('details[open]');
  const last = list.locator('details').last();
  const heading = last.getByRole('heading', { level: 3 });
  await list.locator('summary').first().click();
  await expect(open).toHaveCount(1);
  await animationsEnd(list);

  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { y: before = 0 } = (await heading.boundingBox()) ?? {};
  await heading.click();
  await expect(last).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await animationsEnd(list);
  const { y: after = 0 } = (await heading.boundingBox()) ?? {};
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1);

  await heading.click();
  await expect(open).toHaveCount(0);
});
