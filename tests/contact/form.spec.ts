import type { Page } from '@playwright/test';
import { interpolate } from '../../src/lib/placeholders.ts';
import { words } from '../support/content.ts';
import {
  buttonOf,
  company,
  empty,
  expect,
  fieldOf,
  fillForm,
  holds,
  openForm,
  press,
  ready,
  receiptOf,
  restores,
  says,
  sendForm,
  services,
  statusOf,
  test,
  values,
  writeForm,
} from './contact.ts';

/** Green or red, whichever exact color the theme gives it. */
const tint = (page: Page) =>
  statusOf(page).evaluate((status) => {
    const [red = 0, green = 0] =
      getComputedStyle(status)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return green > red ? 'green' : 'red';
  });

const time = expect.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}:\d{2} [AP]M$/);

const tag = '@browsers';

test('a valid message is sent once, with exactly five parameters; the form is empty again, and nothing is stored', {
  tag,
}, async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.order({ kind: 'late', released: promise });
  await sendForm(page);
  await expect(statusOf(page)).toHaveText(says.sending);
  expect(await tint(page)).toBe('red');
  resolve();
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(await tint(page)).toBe('green');
  await holds(page, empty);
  expect(mail.accepted.map(({ template_params: parameters }) => parameters)).toEqual([{ ...values, time }]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of Object.values(values)) expect(stored).not.toContain(text);
});

test('the receipt shows what was sent, is copied and downloaded, and makes room for more', async ({
  page,
  context,
  mail,
}) => {
  await sendForm(page);
  const receipt = receiptOf(page);
  const today = await page.evaluate(() => new Date().toLocaleDateString(undefined, { dateStyle: 'long' }));
  for (const text of [...Object.values(values), today, says.receipt.next]) await expect(receipt).toContainText(text);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await buttonOf(page, says.receipt.copy).click();
  await expect(buttonOf(page, says.failure.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${says.fields.message}: ${values.message}`);
  const download = page.waitForEvent('download');
  await buttonOf(page, says.receipt.download).click();
  expect((await download).suggestedFilename()).toBe(says.receipt.file);
  await buttonOf(page, says.receipt.again).click();
  await expect(receipt).toBeHidden();
  await expect(fieldOf(page, 'name')).toBeFocused();
  expect(mail.accepted).toHaveLength(1);
});

test('every error is told, the first one gets the focus, and editing a field clears its own', { tag }, async ({
  page,
  mail,
}) => {
  const { name, email, service, message } = says.errors;
  await openForm(page);
  await press(page);
  for (const { missing } of [name, email, service, message])
    await expect(page.getByText(missing, { exact: true })).toBeVisible();
  const first = fieldOf(page, 'name');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(name.missing);
  await first.fill('A');
  await expect(page.getByText(name.missing, { exact: true })).toBeHidden();
  await expect(first).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText(email.missing, { exact: true })).toBeVisible();
  expect(mail.posts()).toBe(0);
});

test('a failure is told in red and logged without the text, which can be sent again', { tag }, async ({
  page,
  mail,
  complaints,
}) => {
  const reason = 'The template ID not found';
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.order({ kind: 'answer', status: 400, text: reason }, { kind: 'late', released: promise });
  await sendForm(page);
  await expect(statusOf(page)).toHaveText(says.failed);
  expect(await tint(page)).toBe('red');
  expect(complaints.join()).toContain(`400 ${reason}`);
  for (const text of Object.values(values)) expect(complaints.join()).not.toContain(text);
  await expect(buttonOf(page, says.failure.tryAgain)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(buttonOf(page, says.send)).toBeFocused();
  resolve();
  await expect(receiptOf(page).getByText(says.receipt.heading, { exact: true })).toBeFocused();
  expect(mail.accepted).toHaveLength(1);
});

test('after a failure the text can be copied and mailed', async ({ page, context, mail }) => {
  mail.order({ kind: 'answer', status: 500, text: 'No' });
  await sendForm(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await buttonOf(page, says.failure.copy).click();
  await expect(buttonOf(page, says.failure.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(values.message);

  const client = await context.newCDPSession(page);
  await client.send('Page.enable');
  const navigated = new Promise<string>((seen) => client.on('Page.frameRequestedNavigation', ({ url }) => seen(url)));
  await buttonOf(page, says.failure.email).click();
  const address = decodeURIComponent(await navigated);
  expect(address).toContain(`mailto:${company.email}?subject=${values.service}&body=`);
  for (const text of Object.values(values)) expect(address).toContain(text);
});

test('the service is chosen for a visitor who comes from its page; that of a draft wins', { tag }, async ({ page }) => {
  const { id = '', title = '' } = services.at(-1) ?? {};
  await openForm(page, '/contact?service=__proto__');
  await expect(fieldOf(page, 'service')).toHaveValue('');
  await page.goto(`/services/${id}`);
  await page.getByRole('main').getByRole('link', { name: words.service.getStarted.label, exact: true }).click();
  await ready(page);
  await expect(fieldOf(page, 'service')).toHaveValue(title);
  await expect(page.getByText(interpolate(says.chosen, { title }))).toBeVisible();
  await fillForm(page);
  await openForm(page, `/contact?service=${id}`);
  await restores(page);
});

test('a filled honeypot, out of reach for people, makes no call and shows no success', { tag }, async ({
  page,
  mail,
}) => {
  const honeypot = page.getByLabel(says.honeypot, { exact: true });
  await writeForm(page);
  await expect(honeypot).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: says.honeypot, exact: true })).toHaveCount(0);
  await fieldOf(page, 'message').press('Tab');
  await expect(buttonOf(page, says.send)).toBeFocused();
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await press(page);
  await expect(statusOf(page)).toHaveText(says.failed);
  await holds(page);
  expect(mail.posts()).toBe(0);
});
