import type { Page } from '@playwright/test';
import {
  expect,
  failed,
  fillForm,
  holds,
  openForm,
  press,
  returnTo,
  sendForm,
  sent,
  statusOf,
  test,
} from '../../contact/contact.ts';
import type { Fault } from '../../support/emailjs.ts';

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
      await sendForm(page);
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
      await sendForm(page);
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
    await sendForm(page);
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
  await sendForm(page);
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
    await sendForm(page);
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
  await sendForm(page);
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
