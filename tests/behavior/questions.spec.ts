import type { Page } from '@playwright/test';
import { blocks } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const [first, second] = blocks.questions;
const question = (page: Page, id = 0) => page.locator(`#faq-${id}`);

test.skip(!second, 'One answer at a time takes two questions.');
test.beforeEach(async ({ page }) => {
  // Nothing moves under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test('open one at a time, and the open one closes on a click', async ({ page }) => {
  await question(page, first?.id).locator('summary').click();
  await expect(question(page, first?.id)).toHaveAttribute('open');
  await question(page, second?.id).locator('summary').click();
  await expect(question(page, second?.id)).toHaveAttribute('open');
  await expect(question(page, first?.id)).not.toHaveAttribute('open');
  await question(page, second?.id).locator('summary').click();
  await expect(page.locator('details[open]')).toHaveCount(0);
});

test('open and close by keyboard', async ({ page }) => {
  await question(page, second?.id).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question(page, second?.id)).toHaveAttribute('open');
  await page.keyboard.press('Space');
  await expect(question(page, second?.id)).not.toHaveAttribute('open');
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer opens, and the one before closes', async ({ page }) => {
    const answer = (id = 0) => question(page, id).locator('summary + *');
    await page.getByText(first?.question ?? '', { exact: true }).click();
    await expect(answer(first?.id)).toBeVisible();
    await page.getByText(second?.question ?? '', { exact: true }).click();
    await expect(answer(second?.id)).toBeVisible();
    await expect(answer(first?.id)).toBeHidden();
  });
});
