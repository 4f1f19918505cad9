import { blocks } from '../support/content.ts';
import { expect, test } from '../support/test.ts';

const ids = blocks.questions.map(({ id }) => id);
const [first, last] = [ids[0], ids.at(-1)];

test('the address of a question opens it and shows it, and no other', async ({ page }) => {
  test.skip(ids.length < 2, 'It takes two questions to open one and close the other.');
  const open = page.locator('details[open]');
  await page.goto(`/#faq-${last}`);
  await expect(open).toHaveAttribute('id', `faq-${last}`);
  await expect(open.locator('summary')).toBeInViewport();
  await page.evaluate((id) => location.assign(`#faq-${id}`), first);
  await expect(open).toHaveAttribute('id', `faq-${first}`);
});

test('an address that names no question opens none', async ({ page }) => {
  await page.goto(`/#faq-${Math.max(0, ...ids) + 1}`);
  await expect(page.locator('details[open]')).toHaveCount(0);
  await page.evaluate(() => location.assign('#%'));
  await expect(page.locator('details[open]')).toHaveCount(0);
});
