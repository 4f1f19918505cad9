import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/support/test.ts';

/** Whether nothing of an answer is cut off, as it is while it opens, perhaps at once after a press. */
const isWhole = (question: Locator, isPressed = false) =>
  question.evaluate((details, isPressed) => {
    if (isPressed) details.querySelector('summary')?.click();
    const answer = details.querySelector('summary + *')?.getBoundingClientRect();
    return answer !== undefined && details.getBoundingClientRect().bottom >= answer.bottom - 1;
  }, isPressed);

test('one answer is open at a time, and a question that is pressed stays in its place', {
  tag: '@browsers',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const questions = page.locator('details[name]');
  test.skip((await questions.count()) === 0, 'There are not several questions.');
  const open = page.locator('details[name][open]');
  const heading = questions.last().locator('summary').getByRole('heading', { level: 3 });
  await questions.first().locator('summary').click();
  await expect(open).toHaveCount(1);
  await expect.poll(() => isWhole(questions.first())).toBe(true);

  await heading.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { y: before = 0 } = (await heading.boundingBox()) ?? {};
  await heading.click();
  await expect(questions.last()).toHaveAttribute('open');
  await expect(open).toHaveCount(1);
  await expect.poll(() => isWhole(questions.last())).toBe(true);
  const { y: after = 0 } = (await heading.boundingBox()) ?? {};
  expect(Math.abs(after - before)).toBeLessThanOrEqual(1);

  await heading.click();
  await expect(open).toHaveCount(0);
});

test('with reduced motion an answer is open at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const questions = page.locator('details[name]');
  test.skip((await questions.count()) === 0, 'There are not several questions.');
  expect(await isWhole(questions.first(), true)).toBe(true);
});
