import type { Page } from '@playwright/test';
import {
  buttonOf,
  empty,
  expect,
  fieldOf,
  fillForm,
  holds,
  openForm,
  ready,
  restores,
  returnTo,
  says,
  sendForm,
  statusOf,
  test,
  values,
  writeForm,
} from './contact.ts';

const other = { ...values, message: 'Another matter' };
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contact-draft')).length);

test("Row 49: two tabs keep their own texts, and a closed one's is found again", async ({ page, context }) => {
  await writeForm(page);
  const second = await returnTo(context);
  await holds(second, empty);
  await fillForm(second, other);
  await page.reload();
  await restores(page);
  await second.reload();
  await restores(second, other);
  await second.close();
  const third = await returnTo(context);
  await restores(third, other);
  await holds(page);
});

test('Row 49: a tab that reloads while another opens keeps its text', async ({ page, context }) => {
  await writeForm(page);
  const [second] = await Promise.all([returnTo(context), page.reload()]);
  await restores(page);
  await holds(second, empty);
});

test('Row 49: a duplicated tab leaves the first one its text', async ({ page, context }) => {
  await writeForm(page);
  // Opened by the first, it starts with a copy of what that tab knows.
  const [duplicate] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => open('/contact'))]);
  await ready(duplicate);
  await fillForm(duplicate, other);
  await expect.poll(() => drafts(duplicate)).toBe(2);
  await page.reload();
  await restores(page);
  await duplicate.reload();
  await restores(duplicate, other);
});

test('Row 50: what is typed before the script runs joins the draft', async ({ page }) => {
  await writeForm(page);
  const { promise: slowLine, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await slowLine;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await fieldOf(page, 'name').fill('Ada E.');
  arrive();
  await restores(page, { ...values, name: 'Ada E.' });
});

test('Row 50: the draft is kept on reload, on back and on return, until it is cleared', async ({ page }) => {
  await writeForm(page);
  await page.reload();
  await restores(page);
  await page.goto('/about');
  await page.goBack();
  await ready(page);
  await holds(page);
  await page.goto('/services');
  await openForm(page);
  await restores(page);
  await buttonOf(page, says.clear).click();
  await holds(page, empty);
  await page.reload();
  await ready(page);
  await expect(page.getByText(says.restored)).toBeHidden();
  await holds(page, empty);
});

test('Row 50: a message that was sent leaves no draft', async ({ page, mail }) => {
  await sendForm(page);
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(await drafts(page)).toBe(0);
  expect(mail.accepted).toHaveLength(1);
});
