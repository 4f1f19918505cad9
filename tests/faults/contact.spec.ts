import type { Page } from '@playwright/test';
import {
  empty,
  expect,
  failed,
  fillForm,
  holds,
  openForm,
  press,
  returnTo,
  sent,
  statusOf,
  test,
  values,
} from '../contact/contact.ts';
import type { Fault } from '../support/emailjs.ts';

/** From here on time passes only when the test says so. */
async function stopClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const unconfirmed = 'Your last message could not be confirmed.';

test.describe('Row 43: no way to the mail service', () => {
  const ways: [string, Fault][] = [
    ['the connection is reset', { kind: 'reset' }],
    ['the answer has no CORS headers', { kind: 'no-cors' }],
    ['the preflight answers 500', { kind: 'preflight' }],
  ];
  for (const [name, fault] of ways) {
    test(`${name}: the failure is told and nothing typed is lost`, async ({ page, mail }) => {
      // A reset is tried again by the browser itself, once or twice.
      mail.order(fault, fault, fault, fault);
      await openForm(page);
      await fillForm(page);
      await press(page);
      await expect(statusOf(page)).toHaveText(failed);
      await holds(page);
      expect(mail.accepted).toHaveLength(0);
    });
  }

  test('offline: the failure is told, with the reason', async ({ page, context, mail }) => {
    await openForm(page);
    await fillForm(page);
    await page.route('**/_astro/**', (route) => route.continue());
    await context.setOffline(true);
    await press(page);
    await expect(statusOf(page)).toHaveText(failed);
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await holds(page);
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(statusOf(page)).toHaveText(sent);
    expect(mail.accepted).toHaveLength(1);
  });

  for (const reason of ['blockedbyclient', 'namenotresolved'] as const) {
    test(`${reason}: the failure is told, with the reason`, async ({ page, mail }) => {
      await page.route('https://api.emailjs.com/**', (route) => route.abort(reason));
      await openForm(page);
      await fillForm(page);
      await press(page);
      await expect(statusOf(page)).toHaveText(failed);
      await expect(page.getByText('A content blocker may stand in between.')).toBeVisible();
      await holds(page);
      expect(mail.posts()).toBe(0);
    });
  }
});

for (const after of ['nothing', 'headers'] as const) {
  test(`Row 44: silence after ${after} ends at 20 s`, async ({ page, mail }) => {
    mail.order({ kind: 'hang', after });
    await openForm(page);
    await fillForm(page);
    await stopClock(page);
    await press(page);
    await expect.poll(mail.posts).toBe(1);
    await page.clock.runFor(19_999);
    await expect(statusOf(page)).toHaveText('Sending...');
    await page.clock.runFor(1);
    await expect(statusOf(page)).toHaveText(failed);
    await holds(page);
  });
}

test('Row 44: a late success replaces the failure', async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.order({ kind: 'late', released: promise });
  await openForm(page);
  await fillForm(page);
  await stopClock(page);
  await press(page);
  await expect.poll(mail.posts).toBe(1);
  await page.clock.runFor(20_000);
  await expect(statusOf(page)).toHaveText(failed);
  resolve();
  await expect(statusOf(page)).toHaveText(sent);
});

test('Row 44: a late success does not speak for a message that was sent again', async ({ page, mail }) => {
  const first = Promise.withResolvers<void>();
  mail.order({ kind: 'late', released: first.promise }, { kind: 'answer', status: 500, text: 'Internal Error' });
  await openForm(page);
  await fillForm(page);
  await stopClock(page);
  await press(page);
  await expect.poll(mail.posts).toBe(1);
  await page.clock.runFor(20_000);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(mail.posts).toBe(2);
  await expect(statusOf(page)).toHaveText(failed);
  first.resolve();
  await expect.poll(() => mail.accepted.length).toBe(1);
  await expect(statusOf(page)).toHaveText(failed);
  await holds(page);
});

for (const status of [400, 403, 413, 429, 451, 500, 503]) {
  test(`Row 45: an answer of ${status} is a failure, and a retry works at once`, async ({ page, mail }) => {
    mail.order({ kind: 'answer', status, text: 'No' });
    await openForm(page);
    await fillForm(page);
    await press(page);
    await expect(statusOf(page)).toHaveText(failed);
    await expect(page.getByText('Wait a minute, then try again.')).toBeVisible({ visible: status === 429 });
    await expect(page.getByText(unconfirmed)).toBeHidden();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(statusOf(page)).toHaveText(sent);
    expect(mail.accepted).toHaveLength(1);
  });
}

test('Row 46: when the answer is lost, the visitor is told that it could not be confirmed', async ({ page, mail }) => {
  mail.order({ kind: 'drop' }, { kind: 'reset' }, { kind: 'reset' }, { kind: 'reset' });
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expect(statusOf(page)).toHaveText(failed);
  await expect(page.getByText(unconfirmed)).toBeVisible();
  await holds(page);
});

for (const after of [0, 50, 150, 600]) {
  test(`Row 47: a tab killed ${after} ms after Send has delivered the message, or it is restored on return`, async ({
    page,
    context,
    mail,
  }) => {
    await openForm(page);
    await fillForm(page);
    await press(page);
    await new Promise((later) => setTimeout(later, after));
    await page.close({ runBeforeUnload: false });
    const back = await returnTo(context);
    const restored = await back
      .getByText('We restored what you typed.')
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      );
    if (restored) await holds(back);
    expect(restored || mail.accepted.length > 0).toBe(true);
  });
}

test('Row 47: after a tab died while sending, the visitor is told that it could not be confirmed', async ({
  page,
  context,
  mail,
}) => {
  mail.order({ kind: 'hang', after: 'nothing' });
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expect.poll(mail.posts).toBe(1);
  await page.close({ runBeforeUnload: false });
  const back = await returnTo(context);
  await expect(back.getByText(unconfirmed)).toBeVisible();
  await holds(back);
});

test('Row 48: ten clicks, Enter and requestSubmit at once make one request', async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.order({ kind: 'late', released: promise });
  await openForm(page);
  await fillForm(page);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
    for (let click = 0; click < 10; click++) button?.click();
    form?.requestSubmit();
  });
  await page.getByLabel('Name', { exact: true }).press('Enter');
  resolve();
  await expect(statusOf(page)).toHaveText(sent);
  expect(mail.posts()).toBe(1);
});

test("Row 49: two tabs keep their own texts, and a closed one's is found again", async ({ page, context }) => {
  await openForm(page);
  await fillForm(page);
  const second = await returnTo(context);
  await holds(second, empty);
  await fillForm(second, { ...values, message: 'Another matter' });
  await page.reload();
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await second.reload();
  await second.getByText('We restored what you typed.').waitFor();
  await holds(second, { ...values, message: 'Another matter' });
  await second.close();
  const third = await returnTo(context);
  await third.getByText('We restored what you typed.').waitFor();
  await holds(third, { ...values, message: 'Another matter' });
  await holds(page);
});

test('Row 49: a tab that reloads while another opens keeps its text', async ({ page, context }) => {
  await openForm(page);
  await fillForm(page);
  const [second] = await Promise.all([returnTo(context), page.reload()]);
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await holds(second, empty);
});

test('Row 49: a duplicated tab leaves the first one its text', async ({ page, context }) => {
  await openForm(page);
  await fillForm(page);
  // Opened by the first, it starts with a copy of what that tab knows.
  const [twin] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => open('/contact'))]);
  await twin.locator('form[data-ready=true]').waitFor();
  await fillForm(twin, { ...values, message: 'Another matter' });
  await expect
    .poll(() => twin.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contact-draft')).length))
    .toBe(2);
  await page.reload();
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await twin.reload();
  await twin.getByText('We restored what you typed.').waitFor();
  await holds(twin, { ...values, message: 'Another matter' });
});

test('Row 50: what is typed before the script runs joins the draft', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  const { promise: slowLine, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await slowLine;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByLabel('Name', { exact: true }).fill('Ananya D.');
  arrive();
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page, { ...values, name: 'Ananya D.' });
});

test('Row 50: the draft is kept on reload, on back and on return, until it is cleared', async ({ page }) => {
  await openForm(page);
  await fillForm(page);
  await page.reload();
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await page.goto('/about');
  await page.goBack();
  await page.locator('form[data-ready=true]').waitFor();
  await holds(page);
  await page.goto('/services');
  await openForm(page);
  await page.getByText('We restored what you typed.').waitFor();
  await holds(page);
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await holds(page, empty);
  await page.reload();
  await page.locator('form[data-ready=true]').waitFor();
  await expect(page.getByText('We restored what you typed.')).toBeHidden();
  await holds(page, empty);
});

test('Row 50: a message that was sent leaves no draft', async ({ page, mail }) => {
  await openForm(page);
  await fillForm(page);
  await press(page);
  await expect(statusOf(page)).toHaveText(sent);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('contact-draft')))).toEqual(
    [],
  );
  expect(mail.accepted).toHaveLength(1);
});

test('Row 51: a message of 1 MB meets a clear limit and is not lost', async ({ page, mail }) => {
  const message = 'word '.repeat(200_000);
  await openForm(page);
  await fillForm(page, { ...values, message });
  await press(page);
  await expect(page.getByText('Please shorten the message to 10000 characters, or send it by email')).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message);
  expect(mail.posts()).toBe(0);
});

test('Row 52: right to left, emoji, joiners and broken characters arrive as valid text', async ({ page, mail }) => {
  const message = 'مرحبا 👩‍👩‍👧‍👦 e\u0301 \u202Ertl\u202C \uD83D tail';
  await openForm(page);
  await fillForm(page, { ...values, name: 'Zoë 李', message });
  await press(page);
  await expect(statusOf(page)).toHaveText(sent);
  expect(mail.accepted[0]?.template_params.message).toBe(message.toWellFormed());
  expect(mail.accepted[0]?.template_params.name).toBe('Zoë 李');
});

test('Row 53: markup and template marks are inert', async ({ page, mail }) => {
  const message = '<script>document.title = "owned"</script> {{name}} <img src=x onerror=alert(1)>';
  await openForm(page);
  await fillForm(page, { ...values, message });
  await press(page);
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
  await openForm(page);
  await fillForm(page, { ...values, name: ' \t ', message: '\n  \n' });
  await press(page);
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
  await openForm(page);
  await fillForm(page);
  await press(page);
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
