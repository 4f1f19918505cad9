import type { BrowserContext, Page } from '@playwright/test';
import {
  buttonOf,
  empty,
  expect,
  fieldOf,
  fillForm,
  holds,
  offerOf,
  openForm,
  openTab,
  press,
  ready,
  restores,
  says,
  statusOf,
  takesOver,
  test,
  values,
  writeForm,
} from './contact.ts';

const other = { ...values, message: 'Another matter' };

/** Opened by another tab, it starts with a copy of what that tab keeps. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  const [opened] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => open('/contact'))]);
  await ready(opened);
  return opened;
}

test("Row 49: two tabs keep their own texts, and a closed one's is offered to a new one, once", async ({
  page,
  context,
}) => {
  await writeForm(page);
  const second = await openTab(context);
  await holds(second, empty);
  await fillForm(second, other);
  await page.reload();
  await restores(page);
  await second.reload();
  await restores(second, other);
  await second.close();
  await takesOver(await openTab(context), other);
  await expect(offerOf(await openTab(context))).toBeHidden();
  await holds(page);
});

test('Row 49: a tab that reloads while another opens keeps its text', async ({ page, context }) => {
  await writeForm(page);
  const [second] = await Promise.all([openTab(context), page.reload()]);
  await restores(page);
  await holds(second, empty);
  await expect(offerOf(second)).toBeHidden();
});

test('Row 49: a duplicated tab leaves the first one its text', async ({ page, context }) => {
  await writeForm(page);
  const second = await duplicate(page, context);
  await restores(second);
  await fillForm(second, other);
  await page.reload();
  await restores(page);
  await second.reload();
  await restores(second, other);
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
  await expect(fieldOf(page, 'name')).toBeFocused();
  await page.reload();
  await ready(page);
  await expect(page.getByText(says.restored)).toBeHidden();
  await holds(page, empty);
});

test('Row 50: a message that was sent is gone from every tab, and no word of it is stored', async ({
  page,
  context,
  mail,
}) => {
  await writeForm(page);
  const second = await duplicate(page, context);
  await restores(second);
  await press(second);
  await expect(statusOf(second)).toHaveText(says.sent);
  await holds(page, empty);
  const stored = await second.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of Object.values(values)) expect(stored).not.toContain(text);
  await page.reload();
  await ready(page);
  await holds(page, empty);
  await expect(offerOf(await openTab(context))).toBeHidden();
  expect(mail.accepted).toHaveLength(1);
});

test('Row 50: what a tab leaves is offered to older empty ones, and deleted in one it is gone from all', async ({
  page,
  context,
}) => {
  const [second, third] = [await openTab(context), await openTab(context)];
  await writeForm(page);
  await page.close();
  await expect(offerOf(second)).toBeVisible();
  await expect(offerOf(third)).toBeVisible();
  await buttonOf(second, says.offer.delete).click();
  await expect(fieldOf(second, 'name')).toBeFocused();
  for (const tab of [second, third, await openTab(context)]) {
    await expect(offerOf(tab)).toBeHidden();
    await holds(tab, empty);
  }
});
