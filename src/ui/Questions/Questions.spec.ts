import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/support/test.ts';

/** Whether nothing of an answer is cut off, as it is while it opens. */
const isWhole = (question: Locator) =>
  question.evaluate((details) => {
    const answer = details.querySelector('summary + *')?.getBoundingClientRect();
    return answer !== undefined && details.getBoundingClientRect().bottom >= answer.bottom - 1;
  });

test('a question is a heading; when it is pressed, the open one above it closes, and it stays in its place', {
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

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an answer opens at once', async ({ page }) => {
    await page.goto('/');
    const question = page.locator('details[name]').first();
    test.skip((await question.count()) === 0, 'There are not several questions.');
    await question.scrollIntoViewIfNeeded();
    const bottoms = await question.evaluate((details) => {
      details.querySelector('summary')?.click();
      const answer = details.querySelector('summary + *') ?? document.body;
      return { question: details.getBoundingClientRect().bottom, answer: answer.getBoundingClientRect().bottom };
    });
    expect(bottoms.question).toBeGreaterThanOrEqual(bottoms.answer - 1);
  });
});
