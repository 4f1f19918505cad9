import type { Page } from '@playwright/test';
import { entryPages } from '../../../../tests/support/builtSite.ts';
import {
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
} from '../../../../tests/support/contactForm.ts';
import { serviceStrings } from '../../services/service/strings.ts';
import { formStrings } from './strings.ts';

const phone = { width: 320, height: 640 };

/** Green or red, whatever the exact color. */
const tint = (page: Page) =>
  getStatus(page).evaluate((status) => {
    const [red = 0, green = 0] =
      getComputedStyle(status)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return green > red ? 'green' : 'red';
  });

const tag = '@browsers';

test('a valid message is sent; a receipt replaces the form, which is empty again, and nothing is stored', {
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
  expect(mail.accepted).toMatchObject([{ template_params: values }]);
  // Each setting is in its own place.
  const settings = mail.accepted.flatMap(({ service_id, template_id, user_id }) => [service_id, template_id, user_id]);
  expect(new Set(settings).size).toBe(3);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of Object.values(values)) expect(stored).not.toContain(text);
  await getButton(page, formStrings.receipt.again).click();
  await expect(getReceipt(page)).toBeHidden();
  await expect(getField(page, 'name')).toBeFocused();
});

test('a failure, and then a success instead of the form, are in view on a phone', async ({ page, mail }) => {
  mail.answers.push({ status: 500, text: 'No' });
  await page.setViewportSize(phone);
  await sendForm(page);
  await expect(getStatus(page)).toHaveText(formStrings.failed);
  expect(await tint(page)).toBe('red');
  await expect(getStatus(page)).toBeInViewport({ ratio: 1 });
  await expect(getButton(page, formStrings.failure.tryAgain)).toBeInViewport({ ratio: 1 });
  const failure = await getStatus(page).boundingBox();
  const hint = await getReason(page).boundingBox();
  const tryAgain = await getButton(page, formStrings.failure.tryAgain).boundingBox();
  const tops = [failure?.y, hint?.y, tryAgain?.y];
  expect(tops).toEqual(tops.toSorted((one = 0, other = 0) => one - other));

  await getButton(page, formStrings.failure.tryAgain).click();
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  await expect(getStatus(page)).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const success = await getStatus(page).boundingBox();
  expect(success?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  await expect(page.locator('#message-form')).toBeHidden();
  await expect(getForm(page)).toBeHidden();
  await expect(page.getByText(formStrings.required, { exact: true })).toBeHidden();
});

for (const { width, height, standard } of [
  { width: 320, height: 256, standard: 16 },
  { width: 320, height: 180, standard: 16 },
  { width: 390, height: 664, standard: 32 },
]) {
  test(`after a failure the focus is in view at ${width}×${height} with text of ${standard} px`, async ({
    page,
    mail,
  }) => {
    mail.answers.push({ status: 500, text: 'No' });
    await page.setViewportSize({ width, height });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await sendForm(page);
    const tryAgain = getButton(page, formStrings.failure.tryAgain);
    await expect(tryAgain).toBeFocused();
    await expect(tryAgain).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const focused = await tryAgain.boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
  });
}

test('the status is in view while the form sends', async ({ page, mail }) => {
  await page.setViewportSize(phone);
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

test('the honeypot is unreachable for people', { tag }, async ({ page }) => {
  await openForm(page);
  await expect(page.getByLabel(formStrings.honeypot, { exact: true })).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: formStrings.honeypot, exact: true })).toHaveCount(0);
  await getField(page, 'message').press('Tab');
  await expect(getButton(page, formStrings.send)).toBeFocused();
});

test('the form is read-only while it sends, and keeps its focus', async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.answers.push(promise);
  await sendForm(page);
  await expect(getStatus(page)).toHaveText(formStrings.sending);
  for (const name of ['name', 'email', 'message'] as const) {
    await getField(page, name).click();
    await page.keyboard.type('x');
    await expect(getField(page, name)).toBeFocused();
  }
  const service = getField(page, 'service');
  await service.focus();
  for (const key of ['ArrowDown', 'End', 'x', 'Space', 'Enter', 'Alt+ArrowDown']) await page.keyboard.press(key);
  // Playwright does not click what is disabled.
  await service.click({ force: true });
  expect(await service.evaluate((select) => select.matches(':open'))).toBe(false);
  await expect(service).toBeFocused();
  await expect(service).toHaveAttribute('aria-disabled', 'true');
  await expectValues(page);
  resolve();
  await expect(getStatus(page)).toHaveText(formStrings.sent);
});

test('a form that was open before a deployment still sends, without loading other files', async ({ page, mail }) => {
  await writeForm(page);
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await press(page);
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  expect(mail.accepted).toHaveLength(1);
});
