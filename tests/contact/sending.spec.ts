import type { Page } from '@playwright/test';
import type { Fault } from '../support/emailjs.ts';
import { settled } from '../support/island.ts';
import {
  buttonOf,
  expect,
  fieldOf,
  fillForm,
  holds,
  press,
  returnTo,
  says,
  sendForm,
  statusOf,
  test,
  writeForm,
} from './contact.ts';

/** A visitor presses Send, and from then on time passes only when the test says so. */
async function sendByStillClock(page: Page) {
  await writeForm(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page);
}

const { hints, tryAgain } = says.failure;

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
      await expect(statusOf(page)).toHaveText(says.failed);
      await holds(page);
      expect(mail.accepted).toHaveLength(0);
    });
  }

  test('offline: the failure is told, with the reason, and a retry works', async ({ page, context, mail }) => {
    await writeForm(page);
    await context.setOffline(true);
    await press(page);
    await expect(statusOf(page)).toHaveText(says.failed);
    await expect(page.getByText(hints.offline)).toBeVisible();
    await holds(page);
    await context.setOffline(false);
    await buttonOf(page, tryAgain).click();
    await expect(statusOf(page)).toHaveText(says.sent);
    expect(mail.accepted).toHaveLength(1);
  });

  for (const reason of ['blockedbyclient', 'namenotresolved'] as const) {
    test(`${reason}: the failure is told, with the reason`, async ({ page, mail }) => {
      await page.route('https://api.emailjs.com/**', (route) => route.abort(reason));
      await sendForm(page);
      await expect(statusOf(page)).toHaveText(says.failed);
      await expect(page.getByText(hints.blocked)).toBeVisible();
      await holds(page);
      expect(mail.posts()).toBe(0);
    });
  }
});

test.describe('Row 44: no answer', () => {
  for (const after of ['nothing', 'headers'] as const) {
    test(`silence after ${after} ends at 20 s`, async ({ page, mail }) => {
      mail.order({ kind: 'hang', after });
      await sendByStillClock(page);
      await expect.poll(mail.posts).toBe(1);
      await page.clock.runFor(19_999);
      await expect(statusOf(page)).toHaveText(says.sending);
      await page.clock.runFor(1);
      await expect(statusOf(page)).toHaveText(says.failed);
      await holds(page);
    });
  }

  test('a late success replaces the failure', async ({ page, mail }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mail.order({ kind: 'late', released: promise });
    await sendByStillClock(page);
    await expect.poll(mail.posts).toBe(1);
    await page.clock.runFor(20_000);
    await expect(statusOf(page)).toHaveText(says.failed);
    resolve();
    await expect(statusOf(page)).toHaveText(says.sent);
  });

  test('a late success does not speak for a message that was sent again', async ({ page, mail }) => {
    const first = Promise.withResolvers<void>();
    mail.order({ kind: 'late', released: first.promise }, { kind: 'answer', status: 500, text: 'Internal Error' });
    await sendByStillClock(page);
    await expect.poll(mail.posts).toBe(1);
    await page.clock.runFor(20_000);
    const answered = page.waitForResponse((response) => response.status() === 500);
    await buttonOf(page, tryAgain).click();
    await answered;
    await expect(statusOf(page)).toHaveText(says.failed);
    const late = page.waitForResponse(
      (response) => response.status() === 200 && response.request().method() === 'POST',
    );
    first.resolve();
    await (await late).finished();
    await settled(page);
    await expect(statusOf(page)).toHaveText(says.failed);
    await holds(page);
    expect(mail.accepted).toHaveLength(1);
  });
});

test('Row 45: a refusal is a failure, whatever its number, and a retry works at once', async ({ page, mail }) => {
  await writeForm(page);
  for (const status of [400, 403, 413, 429, 451, 500, 503]) {
    await test.step(`an answer of ${status}`, async () => {
      mail.reset();
      mail.order({ kind: 'answer', status, text: 'No' });
      await fillForm(page);
      await press(page);
      await expect(statusOf(page)).toHaveText(says.failed);
      await expect(page.getByText(hints.busy)).toBeVisible({ visible: status === 429 });
      await expect(page.getByText(says.unconfirmed)).toBeHidden();
      await buttonOf(page, tryAgain).click();
      await expect(statusOf(page)).toHaveText(says.sent);
      expect(mail.accepted).toHaveLength(1);
    });
  }
});

test('Row 46: when the answer is lost, the visitor is told that it could not be confirmed', async ({ page, mail }) => {
  mail.order({ kind: 'drop' }, { kind: 'reset' }, { kind: 'reset' }, { kind: 'reset' });
  await sendForm(page);
  await expect(statusOf(page)).toHaveText(says.failed);
  await expect(page.getByText(says.unconfirmed)).toBeVisible();
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
    const restored = () => back.getByText(says.restored).isVisible();
    await expect.poll(async () => mail.accepted.length > 0 || (await restored())).toBe(true);
    if (await restored()) await holds(back);
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
  await expect(back.getByText(says.unconfirmed)).toBeVisible();
  await holds(back);
});

test('Row 48: ten clicks, Enter and requestSubmit at once make one request', async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.order({ kind: 'late', released: promise });
  await writeForm(page);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
    for (let click = 0; click < 10; click++) button?.click();
    form?.requestSubmit();
  });
  await fieldOf(page, 'name').press('Enter');
  resolve();
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(mail.posts()).toBe(1);
});
