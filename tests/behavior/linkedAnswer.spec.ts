import { expect, test } from '../support/test.ts';

test('/#faq-3 opens question 3 and shows it', async ({ page }) => {
  await page.goto('/#faq-3');
  await expect(page.locator('#faq-3')).toHaveAttribute('open', '');
  await expect(page.locator('#faq-3 summary')).toBeInViewport();
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('a link to another question opens that one and closes the first', async ({ page }) => {
  await page.goto('/#faq-3');
  await page.evaluate(() => location.assign('#faq-7'));
  await expect(page.locator('#faq-7')).toHaveAttribute('open', '');
  await expect(page.locator('details[open]')).toHaveCount(1);
});

test('an address that names no question opens none', async ({ page }) => {
  await page.goto('/#faq-11');
  await expect(page.locator('details[open]')).toHaveCount(0);
  await page.evaluate(() => location.assign('#%'));
  await expect(page.locator('details[open]')).toHaveCount(0);
});
