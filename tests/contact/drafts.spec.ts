import type { BrowserContext, Page } from '@playwright/test';
import {
  buttonOf,
  empty,
  expect,
  fieldOf,
  fillForm,
  holds,
  openForm,
  openTab,
  ready,
  restores,
  says,
  sendForm,
  statusOf,
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

test('two tabs keep their own texts, and a new tab starts empty, also after one was closed', async ({
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
  await holds(await openTab(context), empty);
  await holds(page);
});

test('a duplicated tab leaves the first one its text', async ({ page, context }) => {
  await writeForm(page);
  const second = await duplicate(page, context);
  await restores(second);
  await fillForm(second, other);
  await page.reload();
  await restores(page);
  await second.reload();
  await restores(second, other);
});

test('what is typed before the script runs joins the draft', async ({ page }) => {
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

test('the draft is kept on reload, on back and on return, until it is cleared', async ({ page }) => {
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

test('no word of a message that was sent is stored', async ({ page, mail }) => {
  await sendForm(page);
  await expect(statusOf(page)).toHaveText(says.sent);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of Object.values(values)) expect(stored).not.toContain(text);
  await page.reload();
  await ready(page);
  await holds(page, empty);
  expect(mail.accepted).toHaveLength(1);
});
