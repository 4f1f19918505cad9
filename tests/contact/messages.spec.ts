import { longestMessage } from '../../src/islands/ContactForm/message.ts';
import { fill } from '../../src/lib/fill.ts';
import { words } from '../support/content.ts';
import {
  buttonOf,
  empty,
  expect,
  fieldOf,
  fillForm,
  holds,
  openForm,
  press,
  receiptOf,
  says,
  sendForm,
  statusOf,
  test,
  values,
  writeForm,
} from './contact.ts';

test('Row 51: a message of 1 MB meets a clear limit and is not lost', async ({ page, mail }) => {
  const message = 'word '.repeat(200_000);
  await sendForm(page, { ...values, message });
  await expect(page.getByText(fill(says.mistakes.message.tooLong, { limit: longestMessage }))).toBeVisible();
  await expect(fieldOf(page, 'message')).toHaveValue(message);
  expect(mail.posts()).toBe(0);
});

test('Row 52: right to left, emoji, joiners and broken characters arrive as valid text', async ({ page, mail }) => {
  const message = 'مرحبا 👩‍👩‍👧‍👦 e\u0301 \u202Ertl\u202C \uD83D tail';
  await sendForm(page, { ...values, name: 'Zoë 李', message });
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(mail.accepted[0]?.template_params.message).toBe(message.toWellFormed());
  expect(mail.accepted[0]?.template_params.name).toBe('Zoë 李');
});

test('Row 53: markup and template marks are inert', async ({ page, mail }) => {
  const message = '<script>document.title = "owned"</script> {{name}} <img src=x onerror=alert(1)>';
  await sendForm(page, { ...values, message });
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(mail.accepted[0]?.template_params.message).toBe(message);
  await expect(receiptOf(page)).toContainText(message);
  await expect(page).toHaveTitle(words.contact.title);
});

test('Row 54: no line break is sent in the name or the email', async ({ page, mail }) => {
  await writeForm(page);
  await fieldOf(page, 'name').evaluate((field) => {
    // A field of one line drops line breaks; a text area in its place does not.
    const area = document.createElement('textarea');
    area.name = 'name';
    area.value = 'Ada\r\nBcc: everyone@example.com';
    field.replaceWith(area);
  });
  await press(page);
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(mail.accepted[0]?.template_params.name).toBe('Ada Bcc: everyone@example.com');
});

test('Row 55: white space and half addresses are told as what they are', async ({ page, mail }) => {
  const { name, email, message } = says.mistakes;
  await sendForm(page, { ...values, name: ' \t ', email: 'a@b', message: '\n  \n' });
  for (const text of [name.missing, email.malformed, message.missing])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await fillForm(page, { ...values, email: `${'a'.repeat(10_000)}@b.c` });
  await expect(page.getByText(email.malformed, { exact: true })).toBeHidden();
  await press(page);
  await expect(page.getByText(email.malformed, { exact: true })).toBeVisible();
  expect(mail.posts()).toBe(0);
});

test('Row 56: a service that was changed by hand is not taken', async ({ page, mail }) => {
  await writeForm(page);
  await fieldOf(page, 'service').evaluate((select) =>
    select.append(new Option('Free Money', 'Free Money', true, true)),
  );
  await press(page);
  await expect(page.getByText(says.mistakes.service.missing, { exact: true })).toBeVisible();
  expect(mail.posts()).toBe(0);
});

test('Row 57: a filled honeypot makes no call and shows no success', async ({ page, mail }) => {
  await writeForm(page);
  await page.getByLabel(says.honeypot, { exact: true }).evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = 'https://spam.example';
  });
  await press(page);
  await expect(statusOf(page)).toHaveText(says.failed);
  await holds(page);
  expect(mail.posts()).toBe(0);
});

test('Row 57: the honeypot is out of reach for people', async ({ page }) => {
  await openForm(page);
  await expect(page.getByLabel(says.honeypot, { exact: true })).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: says.honeypot, exact: true })).toHaveCount(0);
  await fieldOf(page, 'message').focus();
  await page.keyboard.press('Tab');
  await expect(buttonOf(page, says.send)).toBeFocused();
});

test('Row 58: a success does not erase what was edited meanwhile', async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.order({ kind: 'late', released: promise });
  await sendForm(page);
  await expect.poll(mail.posts).toBe(1);
  await fieldOf(page, 'message').fill('And one more thing');
  resolve();
  await expect(statusOf(page)).toHaveText(says.sent);
  await holds(page, { ...empty, message: 'And one more thing' });
  expect(mail.accepted[0]?.template_params.message).toBe(values.message);
});

test.describe('Row 59: ten years off, in another zone, on the day the clocks change', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the time is right for Asia/Kolkata', async ({ page, mail }) => {
    await writeForm(page);
    await page.clock.setFixedTime(new Date('2016-03-13T09:30:00Z'));
    await press(page);
    await expect(statusOf(page)).toHaveText(says.sent);
    expect(mail.accepted[0]?.template_params.time).toBe('3/13/2016, 3:00:00 PM');
  });
});
