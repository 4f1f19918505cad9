import { limits } from '../../src/islands/ContactForm/message.ts';
import { fill } from '../../src/lib/fill.ts';
import { words } from '../support/content.ts';
import {
  buttonOf,
  empty,
  expect,
  fieldOf,
  holds,
  press,
  receiptOf,
  says,
  sendForm,
  statusOf,
  test,
  values,
  writeForm,
} from './contact.ts';

test('a message of 1 MB meets a clear limit and is not lost', async ({ page, mail }) => {
  const message = 'word '.repeat(200_000);
  await sendForm(page, { ...values, message });
  await expect(page.getByText(fill(says.mistakes.message.tooLong, { limit: limits.message }))).toBeVisible();
  await expect(fieldOf(page, 'message')).toHaveValue(message);
  expect(mail.posts()).toBe(0);
});

test('right to left, emoji, broken characters, markup and template marks arrive as typed, and are inert', async ({
  page,
  mail,
}) => {
  const message =
    'مرحبا 👩‍👩‍👧‍👦 e\u0301 \u202Ertl\u202C \uD83D <script>document.title = "owned"</script> {{name}} <img src=x>';
  await sendForm(page, { ...values, name: 'Zoë 李', message });
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(mail.accepted[0]?.template_params).toMatchObject({ name: 'Zoë 李', message: message.toWellFormed() });
  await expect(receiptOf(page)).toContainText('{{name}} <img src=x>');
  await expect(page).toHaveTitle(words.contact.title);
});

test('a filled honeypot, out of reach for people, makes no call and shows no success', async ({ page, mail }) => {
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

test('a success does not erase what was edited meanwhile', async ({ page, mail }) => {
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
