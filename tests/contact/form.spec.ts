import type { Page } from '@playwright/test';
import { formStrings } from '../../src/strings/form.ts';
import { serviceStrings } from '../../src/strings.ts';
import { entryPages } from '../support/builtSite.ts';
import {
  address,
  empty,
  expect,
  expectRestored,
  expectValues,
  fillForm,
  getButton,
  getField,
  getForm,
  getReason,
  getReceipt,
  getStatus,
  openForm,
  press,
  ready,
  sendForm,
  services,
  test,
  values,
  writeForm,
} from './contact.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

/** Green or red, whatever the exact color. */
const tint = (page: Page) =>
  getStatus(page).evaluate((status) => {
    const [red = 0, green = 0] =
      getComputedStyle(status)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return green > red ? 'green' : 'red';
  });

const setting = expect.stringMatching(/./);
const time = expect.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}:\d{2} [AP]M$/);

const tag = '@browsers';

test('a valid message is sent once, with exactly five parameters; the form is empty again, and nothing is stored', {
  tag,
}, async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.answers.push(promise);
  await sendForm(page);
  await expect(getStatus(page)).toHaveText(formStrings.sending);
  expect(await tint(page)).toBe('red');
  resolve();
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  expect(await tint(page)).toBe('green');
  await expectValues(page, empty);
  const settings = { lib_version: setting, user_id: setting, service_id: setting, template_id: setting };
  expect(mail.accepted).toEqual([{ ...settings, template_params: { ...values, time } }]);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of Object.values(values)) expect(stored).not.toContain(text);
});

test('the receipt shows what was sent, can be copied, and offers another message', async ({ page, context, mail }) => {
  await sendForm(page);
  const receipt = getReceipt(page);
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' }),
  );
  for (const text of [...Object.values(values), today]) await expect(receipt).toContainText(text);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await getButton(page, formStrings.receipt.copy).click();
  await expect(getButton(page, formStrings.failure.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `${formStrings.fields.message}: ${values.message}`,
  );
  await getButton(page, formStrings.receipt.again).click();
  await expect(receipt).toBeHidden();
  await expect(getField(page, 'name')).toBeFocused();
  expect(mail.accepted).toHaveLength(1);
});

test('every error is shown, the first field is focused, and editing a field clears its error', { tag }, async ({
  page,
  mail,
}) => {
  const { name, email, service, message } = formStrings.errors;
  await openForm(page);
  await press(page);
  for (const { missing } of [name, email, service, message])
    await expect(page.getByText(missing, { exact: true })).toBeVisible();
  const first = getField(page, 'name');
  await expect(first).toBeFocused();
  await expect(first).toHaveAttribute('aria-invalid', 'true');
  await expect(first).toHaveAccessibleDescription(name.missing);
  await first.fill('A');
  await expect(page.getByText(name.missing, { exact: true })).toBeHidden();
  await expect(first).toHaveAttribute('aria-invalid', 'false');
  await expect(page.getByText(email.missing, { exact: true })).toBeVisible();
  await expect(getField(page, 'email')).toHaveAccessibleDescription(`${email.missing} ${formStrings.emailHint}`);
  expect(mail.posts).toBe(0);
});

test('a failure is red and logged without the text, which can be sent again', { tag }, async ({
  page,
  mail,
  consoleErrors,
}) => {
  const reason = 'The template ID not found';
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.answers.push({ status: 400, text: reason }, promise);
  await sendForm(page);
  await expect(getStatus(page)).toHaveText(formStrings.failed);
  expect(await tint(page)).toBe('red');
  expect(consoleErrors.join()).toContain(`400 ${reason}`);
  for (const text of Object.values(values)) expect(consoleErrors.join()).not.toContain(text);
  await expect(getButton(page, formStrings.failure.tryAgain)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getButton(page, formStrings.send)).toBeFocused();
  resolve();
  await expect(page.getByRole('heading', { name: formStrings.sent, exact: true })).toBeFocused();
  expect(mail.accepted).toHaveLength(1);
});

for (const viewport of phones) {
  const phone = `${viewport.width}\u00d7${viewport.height}`;

  test(`a failure, and then a success instead of the form, are in view at ${phone}`, async ({ page, mail }) => {
    mail.answers.push({ status: 500, text: 'No' });
    await page.setViewportSize(viewport);
    await sendForm(page);
    await expect(getStatus(page)).toHaveText(formStrings.failed);
    await expect(getStatus(page)).toBeInViewport({ ratio: 1 });
    await expect(getButton(page, formStrings.failure.tryAgain)).toBeInViewport({ ratio: 1 });
    const failure = await getStatus(page).boundingBox();
    const hint = await getReason(page).boundingBox();
    const tryAgain = await getButton(page, formStrings.failure.tryAgain).boundingBox();
    const tops = [failure?.y, hint?.y, tryAgain?.y];
    expect(tops).toEqual(tops.toSorted((one = 0, other = 0) => one - other));

    await sendForm(page);
    await expect(getStatus(page)).toHaveText(formStrings.sent);
    await expect(getStatus(page)).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const success = await getStatus(page).boundingBox();
    expect(success?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    await expect(page.locator('#message-form')).toBeHidden();
    await expect(getForm(page)).toBeHidden();
    await expect(page.getByText(formStrings.required, { exact: true })).toBeHidden();
    expect(mail.accepted).toHaveLength(1);
  });
}

test('the status is in view while the form sends', async ({ page, mail }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.answers.push(promise);
  await writeForm(page);
  // The line of the status is below the window. Playwright's click would scroll.
  const send = getButton(page, formStrings.send);
  await send.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  });
  const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(getStatus(page)).toHaveText(formStrings.sending);
  await expect(getStatus(page)).toBeInViewport({ ratio: 1 });
  resolve();
  await expect(getStatus(page)).toHaveText(formStrings.sent);
});

test('after a failure the text can be copied and mailed', async ({ page, context, mail }) => {
  mail.answers.push({ status: 500, text: 'No' });
  await sendForm(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await getButton(page, formStrings.failure.copy).click();
  await expect(getButton(page, formStrings.failure.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(values.message);

  const client = await context.newCDPSession(page);
  await client.send('Page.enable');
  const navigated = new Promise<string>((seen) => client.on('Page.frameRequestedNavigation', ({ url }) => seen(url)));
  await getButton(page, formStrings.failure.email).click();
  const opened = decodeURIComponent(await navigated);
  expect(opened).toContain(`mailto:${address}?subject=${values.service}&body=`);
  for (const text of Object.values(values)) expect(opened).toContain(text);
});

test('the service is preset for a visitor from its page, unless a draft has another', { tag }, async ({ page }) => {
  const path = entryPages.services.at(-1) ?? '';
  const title = services.at(-1) ?? '';
  await openForm(page, '/contact?service=__proto__');
  const service = getField(page, 'service');
  await expect(service).toHaveValue('');
  await page.goto(path);
  await page.getByRole('main').getByRole('link', { name: serviceStrings.getStarted.label, exact: true }).click();
  await ready(page);
  await expect(service).toHaveValue(title);
  await expect(service).toHaveAccessibleDescription(formStrings.chosen(title));
  await fillForm(page);
  await expect(service).toHaveAccessibleDescription('');
  await openForm(page, `/contact?service=${path.split('/').at(-1)}`);
  await expectRestored(page);
});

test('the honeypot is unreachable for people; filled in, it prevents the request and the success', { tag }, async ({
  page,
  mail,
}) => {
  const honeypot = page.getByLabel(formStrings.honeypot, { exact: true });
  await writeForm(page);
  await expect(honeypot).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: formStrings.honeypot, exact: true })).toHaveCount(0);
  await getField(page, 'message').press('Tab');
  await expect(getButton(page, formStrings.send)).toBeFocused();
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await press(page);
  await expect(getStatus(page)).toHaveText(formStrings.failed);
  await expectValues(page);
  expect(mail.posts).toBe(0);
});
