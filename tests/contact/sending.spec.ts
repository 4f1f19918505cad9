import type { Page } from '@playwright/test';
import { settled } from '../support/island.ts';
import {
  buttonOf,
  expect,
  fieldOf,
  fillForm,
  holds,
  press,
  says,
  sendForm,
  statusOf,
  test,
  values,
  writeForm,
} from './contact.ts';

/**
 * The process of the tab dies, and the browser loads the page again. Playwright gives up a page that has crashed, so the
 * message in the form is read past it, once the form is ready.
 */
async function killAndRestore(page: Page) {
  const client = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await client.send('Page.reload');
  const read = async (expression: string): Promise<string> =>
    (await client.send('Runtime.evaluate', { expression })).result.value ?? '';
  await expect.poll(() => read('document.forms[0]?.dataset.ready')).toBe('true');
  return () => read('document.forms[0].elements.message.value');
}

const { hints, tryAgain } = says.failure;

/** The failure is explained with exactly one sentence. */
async function explains(page: Page, cause: keyof typeof hints) {
  await expect(statusOf(page)).toHaveText(says.failed);
  for (const [name, hint] of Object.entries(hints))
    await expect(page.getByText(hint)).toBeVisible({ visible: name === cause });
}

for (const kind of ['preflight', 'no-cors', 'reset'] as const) {
  test(`no way to the mail service (${kind}): the failure is told and nothing typed is lost`, async ({
    page,
    mail,
  }) => {
    // A reset is tried again by the browser itself, once or twice.
    mail.order({ kind }, { kind }, { kind }, { kind });
    await sendForm(page);
    await explains(page, 'unconfirmed');
    await holds(page);
    expect(mail.accepted).toHaveLength(0);
  });
}

test('offline: the failure is told with its cause, nothing typed is lost, a retry works', async ({
  page,
  context,
  mail,
}) => {
  await writeForm(page);
  await context.setOffline(true);
  await press(page);
  await explains(page, 'offline');
  await holds(page);
  await context.setOffline(false);
  await buttonOf(page, tryAgain).click();
  await expect(statusOf(page)).toHaveText(says.sent);
  expect(mail.accepted).toHaveLength(1);
});

test('a content blocker: the failure is told, and no second request asks why', async ({ page, mail }) => {
  await page.route('https://api.emailjs.com/**', (route) => route.abort('blockedbyclient'));
  await sendForm(page);
  await explains(page, 'unconfirmed');
  await holds(page);
  expect(mail.posts()).toBe(0);
});

test('no answer at all, in headers or in body, is a failure at 20 s', async ({ page, mail }) => {
  mail.order({ kind: 'hang', after: 'nothing' }, { kind: 'hang', after: 'headers' });
  await writeForm(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [sends, button] of [says.send, tryAgain].entries()) {
    await buttonOf(page, button).click();
    await expect.poll(mail.posts).toBe(sends + 1);
    await page.clock.runFor(19_999);
    await expect(statusOf(page)).toHaveText(says.sending);
    await page.clock.runFor(1);
    await explains(page, 'unconfirmed');
    await holds(page);
  }
});

test('a refusal is a failure, whatever its number, and a retry works at once', async ({ page, mail }) => {
  await writeForm(page);
  for (const status of [400, 403, 413, 429, 451, 500, 503]) {
    await test.step(`an answer of ${status}`, async () => {
      mail.reset();
      mail.order({ kind: 'answer', status, text: 'No' });
      await fillForm(page);
      await press(page);
      await explains(page, status === 429 ? 'busy' : 'refused');
      await buttonOf(page, tryAgain).click();
      await expect(statusOf(page)).toHaveText(says.sent);
      expect(mail.accepted).toHaveLength(1);
    });
  }
});

test('when the answer is lost, the visitor is told that it could not be confirmed', async ({ page, mail }) => {
  mail.order({ kind: 'drop' }, { kind: 'reset' }, { kind: 'reset' }, { kind: 'reset' });
  await sendForm(page);
  await explains(page, 'unconfirmed');
  await holds(page);
});

test('a tab killed at any time after Send has delivered the message, or still has it', async ({ context, mail }) => {
  for (const after of [0, 50, 150, 600]) {
    mail.reset();
    const page = await context.newPage();
    await sendForm(page);
    await new Promise((later) => setTimeout(later, after));
    const message = await killAndRestore(page);
    await expect.poll(async () => mail.accepted.length > 0 || (await message()) === values.message).toBe(true);
    await page.close();
  }
});

test('ten clicks, Enter and requestSubmit at once make one request', async ({ page, mail }) => {
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

test('a held Enter sends once, a double click too', async ({ page, mail }) => {
  mail.order(...Array.from({ length: 9 }, () => ({ kind: 'answer', status: 500, text: 'No' }) as const));
  await writeForm(page);
  await fieldOf(page, 'name').focus();
  for (let repeat = 0; repeat < 3; repeat++) {
    await page.keyboard.down('Enter');
    await expect(statusOf(page)).toHaveText(says.failed);
    await expect(buttonOf(page, tryAgain)).toBeFocused();
  }
  await page.keyboard.up('Enter');
  await buttonOf(page, tryAgain).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await settled(page);
  expect(mail.posts()).toBe(1);
});
