import type { Page } from '@playwright/test';
import { formStrings } from '../../src/strings/form.ts';
import type { Fault, MailServer } from '../../tools/mailServer.ts';
import { openWithStoppedClock, pass, settled } from '../support/island.ts';
import {
  empty,
  expect,
  expectValues,
  fillForm,
  getButton,
  getField,
  getReason,
  getReceipt,
  getStatus,
  press,
  sendForm,
  test,
  values,
  writeForm,
} from './contact.ts';

/**
 * Crashes the tab and reloads the page. Playwright cannot use a crashed page, so the message in the form is read with CDP once
 * the form is ready.
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

const { hints, kept, tryAgain } = formStrings.failure;

interface Trouble {
  cause: keyof typeof hints;
  /** What the mail service does. Browsers repeat a request whose connection was reset. */
  orders?: Fault[];
  network?: 'offline' | 'blocked';
}

const troubles: Trouble[] = [
  ...[400, 403, 413, 451, 500, 503].map(
    (status): Trouble => ({ cause: 'refused', orders: [{ kind: 'answer', status, text: 'No' }] }),
  ),
  { cause: 'busy', orders: [{ kind: 'answer', status: 429, text: 'No' }] },
  ...(['preflight', 'no-cors', 'reset'] as const).map(
    (kind): Trouble => ({ cause: 'unconfirmed', orders: [{ kind }, { kind }, { kind }] }),
  ),
  { cause: 'unconfirmed', orders: [{ kind: 'drop' }, { kind: 'reset' }, { kind: 'reset' }] },
  { cause: 'unconfirmed', network: 'blocked' },
  { cause: 'offline', network: 'offline' },
];

for (const { cause, orders = [], network } of troubles) {
  const trouble =
    network ?? orders.map(({ kind, ...details }) => [kind, ...Object.values(details)].join(' ')).join(', ');
  test(`no message is lost, and the failure is explained: ${trouble}`, async ({ page, context, mail }) => {
    await writeForm(page);
    mail.order(...orders);
    // Not with page.route(), which makes Playwright answer preflight requests itself.
    const session = await context.newCDPSession(page);
    const block = (...urls: string[]) => session.send('Network.setBlockedURLs', { urls });
    await session.send('Network.enable');
    if (network === 'blocked') await block('https://api.emailjs.com/*');
    await context.setOffline(network === 'offline');
    await press(page);
    await expect(getStatus(page)).toHaveText(formStrings.failed);
    await expect(getReason(page)).toHaveText(`${hints[cause]} ${kept}`);
    await expectValues(page);
    if (network) expect(mail.posts()).toBe(0);
    mail.clear();
    await block();
    await context.setOffline(false);
    await getButton(page, tryAgain).click();
    await expect(getStatus(page)).toHaveText(formStrings.sent);
    await expectValues(page, empty);
    const arrived = mail.accepted.map(({ template_params: parameters }) => parameters.message);
    expect(new Set(arrived)).toEqual(new Set([values.message]));
    // It may have arrived before.
    if (cause !== 'unconfirmed') expect(arrived).toHaveLength(1);
  });
}

/** Moments after Send: at once, when the mail service has the message, and when the form shows the answer. */
const moments = {
  'at once': async () => undefined,
  'before the answer': (_: Page, mail: MailServer) => expect.poll(() => mail.posts()).toBe(1),
  'after the answer': (page: Page) => expect(getStatus(page)).toHaveText(formStrings.sent),
};

for (const [moment, wait] of Object.entries(moments)) {
  test(`a tab that crashes ${moment} has sent the message or restores it`, async ({ page, mail }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (moment === 'before the answer') mail.order({ kind: 'late', released: promise });
    await sendForm(page);
    await wait(page, mail);
    const message = await killAndRestore(page);
    await expect.poll(async () => mail.accepted.length > 0 || (await message()) === values.message).toBe(true);
    resolve();
  });
}

test('ten clicks, Enter and requestSubmit at once send one request', { tag: '@browsers' }, async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.order({ kind: 'late', released: promise });
  await writeForm(page);
  await page.evaluate(() => {
    const form = document.querySelector('form');
    const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
    for (let click = 0; click < 10; click++) button?.click();
    form?.requestSubmit();
  });
  await getField(page, 'name').press('Enter');
  resolve();
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  expect(mail.posts()).toBe(1);
});

test('the form is read-only while it sends, and what is typed after no answer stays when the answer comes', async ({
  page,
  mail,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.order({ kind: 'late', released: promise });
  await openWithStoppedClock(page, '/contact');
  await fillForm(page);
  await press(page);
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

  await pass(page, 20_000);
  await expect(getStatus(page)).toHaveText(formStrings.failed);
  await expect(service).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('And one more thing');
  const message = await getField(page, 'message').inputValue();
  expect(message).toContain('And one more thing');
  resolve();
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  await expectValues(page, { ...empty, message });
  await expect(getReceipt(page)).toContainText(values.message);
  expect(mail.posts()).toBe(1);
});

test('a held Enter and a double click send once', async ({ page, mail }) => {
  mail.order(...Array.from({ length: 9 }, () => ({ kind: 'answer', status: 500, text: 'No' }) as const));
  await writeForm(page);
  await getField(page, 'name').focus();
  for (let repeat = 0; repeat < 3; repeat++) {
    await page.keyboard.down('Enter');
    await expect(getStatus(page)).toHaveText(formStrings.failed);
    await expect(getButton(page, tryAgain)).toBeFocused();
  }
  await page.keyboard.up('Enter');
  await getButton(page, tryAgain).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await settled(page);
  expect(mail.posts()).toBe(1);
});

test('a form that was open before a deployment still sends, without loading other files', async ({ page, mail }) => {
  await writeForm(page);
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await press(page);
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  expect(mail.accepted).toHaveLength(1);
});
