import {
  empty,
  expect,
  failed,
  fillForm,
  holds,
  openForm,
  press,
  sendForm,
  sent,
  statusOf,
  test,
  values,
} from '../../contact/contact.ts';

test('Row 51: a message of 1 MB meets a clear limit and is not lost', async ({ page, mail }) => {
  const message = 'word '.repeat(200_000);
  await sendForm(page, { ...values, message });
  await expect(page.getByText('Please shorten the message to 10000 characters, or send it by email')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);
  expect(mail.posts()).toBe(0);
});

test('Row 52: right to left, emoji, joiners and broken characters arrive as valid text', async ({ page, mail }) => {
  const message = 'مرحبا 👩‍👩‍👧‍👦 e\u0301 \u202Ertl\u202C \uD83D tail';
  await sendForm(page, { ...values, name: 'Zoë 李', message });
  await expect(statusOf(page)).toHaveText(sent);
  expect(mail.accepted[0]?.template_params.message).toBe(message.toWellFormed());
  expect(mail.accepted[0]?.template_params.name).toBe('Zoë 李');
});

test('Row 53: markup and template marks are inert', async ({ page, mail }) => {
  const message = '<script>document.title = "owned"</script> {{name}} <img src=x onerror=alert(1)>';
  await sendForm(page, { ...values, message });
  await expect(statusOf(page)).toHaveText(sent);
  expect(mail.accepted[0]?.template_params.message).toBe(message);
  await expect(page.getByRole('region', { name: 'Planted. A copy for you.' })).toContainText(message);
  await expect(page).toHaveTitle('Contact | Trelliswork');
});

test('Row 54: no line break is sent in the name or the email', async ({ page, mail }) => {
  await openForm(page);
  await fillForm(page);
  await page.evaluate(() => {
    const name = document.querySelector('#name');
    // A field of one line drops line breaks; a text area in its place does not.
    const area = document.createElement('textarea');
    area.name = 'name';
    area.value = 'Ananya\r\nBcc: everyone@example.com';
    name?.replaceWith(area);
  });
  await press(page);
  await expect(statusOf(page)).toHaveText(sent);
  expect(mail.accepted[0]?.template_params.name).toBe('Ananya Bcc: everyone@example.com');
});

test('Row 55: white space and half addresses get the exact messages', async ({ page, mail }) => {
  await sendForm(page, { ...values, name: ' \t ', message: '\n  \n' });
  await expect(page.getByText('Name is required', { exact: true })).toBeVisible();
  await expect(page.getByText('Message is required', { exact: true })).toBeVisible();
  for (const email of ['a@b', 'a@b.', '@b.c', 'a b@c.d', `${'a'.repeat(10_000)}@b.c`]) {
    await fillForm(page, { email });
    await press(page);
    await expect(page.getByText('Invalid email format', { exact: true })).toBeVisible();
  }
  await fillForm(page, { email: '   ' });
  await press(page);
  await expect(page.getByText(/^(Email is required|Invalid email format)$/)).toBeVisible();
  expect(mail.posts()).toBe(0);
});

test('Row 56: a service that was changed by hand is not taken', async ({ page, mail }) => {
  await openForm(page);
  await fillForm(page);
  await page.getByLabel('Service', { exact: true }).evaluate((select: HTMLSelectElement) => {
    select.append(new Option('Free Money', 'Free Money', true, true));
  });
  await press(page);
  await expect(page.getByText('Please select a service', { exact: true })).toBeVisible();
  expect(mail.posts()).toBe(0);
});

test('Row 57: a filled trap makes no call and shows no success', async ({ page, mail }) => {
  await openForm(page);
  await fillForm(page);
  await page.locator('#website').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await press(page);
  await expect(statusOf(page)).toHaveText(failed);
  await holds(page);
  expect(mail.posts()).toBe(0);
});

test('Row 57: the trap is out of reach for people', async ({ page }) => {
  await openForm(page);
  await expect(page.getByLabel('Leave this field empty')).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  await page.getByLabel('Message', { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeFocused();
});

test('Row 58: a success does not erase what was edited meanwhile', async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.order({ kind: 'late', released: promise });
  await sendForm(page);
  await expect.poll(mail.posts).toBe(1);
  await page.getByLabel('Message', { exact: true }).fill('And one more thing');
  resolve();
  await expect(statusOf(page)).toHaveText(sent);
  await holds(page, { ...empty, message: 'And one more thing' });
  expect(mail.accepted[0]?.template_params.message).toBe(values.message);
});

for (const [now, zone, expected] of [
  ['2016-03-13T09:30:00Z', 'America/New_York', '3/13/2016, 3:00:00 PM'],
  ['2036-11-01T20:00:00Z', 'Pacific/Auckland', '11/2/2036, 1:30:00 AM'],
  ['2026-10-25T01:00:00Z', 'Europe/London', '10/25/2026, 6:30:00 AM'],
] as const) {
  test.describe(`Row 59: at ${now} in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test('the time is right for Asia/Kolkata', async ({ page, mail }) => {
      await openForm(page);
      await fillForm(page);
      await page.clock.setFixedTime(new Date(now));
      await press(page);
      await expect(statusOf(page)).toHaveText(sent);
      expect(mail.accepted[0]?.template_params.time).toBe(expected);
    });
  });
}
