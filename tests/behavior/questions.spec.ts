import type { Page } from '@playwright/test';
import { blocks } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const ids = blocks.questions.map(({ id }) => id);
const [first, last] = [ids[0], ids.at(-1)];
const question = (page: Page, id = 0) => page.locator(`#faq-${id}`).locator('summary');

test.skip(ids.length < 2, 'One answer at a time takes two questions.');

test('one answer is open at a time: by mouse, by keyboard and by its address', async ({ page }) => {
  // Nothing moves under the pointer.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const open = page.locator('details[open]');
  await page.goto(`/#faq-${Math.max(...ids) + 1}`);
  await page.evaluate(() => location.assign('#%'));
  await expect(open).toHaveCount(0);
  await page.evaluate((id) => location.assign(`#faq-${id}`), last);
  await expect(open).toHaveAttribute('id', `faq-${last}`);
  await expect(question(page, last)).toBeInViewport();

  await question(page, first).click();
  await expect(open).toHaveAttribute('id', `faq-${first}`);
  await question(page, first).click();
  await expect(open).toHaveCount(0);

  await question(page, last).focus();
  await page.keyboard.press('Enter');
  await expect(open).toHaveAttribute('id', `faq-${last}`);
  await page.keyboard.press('Space');
  await expect(open).toHaveCount(0);
});
