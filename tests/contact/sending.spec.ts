import { formStrings } from '../../src/strings/form.ts';
import { openWithStoppedClock, pass, settled } from '../support/island.ts';
import {
  empty,
  expect,
  expectFailure,
  expectValues,
  fillForm,
  getButton,
  getField,
  getReceipt,
  getStatus,
  press,
  test,
  tryAgain,
  values,
  writeForm,
} from './contact.ts';

/** Why a message is not sent, and what the mail service does. */
const troubles = [
  ...[400, 403, 413, 451, 500, 503].map((status) => ['refused', { status, text: 'No' }] as const),
  ['busy', { status: 429, text: 'No' }],
  ['unconfirmed', 'no answer'],
  ['offline', 'no answer'],
] as const;

for (const [cause, answer] of troubles) {
  const trouble = typeof answer === 'string' ? answer : answer.status;
  test(`no message is lost, and the failure is explained: ${cause}, ${trouble}`, async ({ page, context, mail }) => {
    await writeForm(page);
    mail.answers.push(answer);
    await context.setOffline(cause === 'offline');
    await press(page);
    await expectFailure(page, cause);
    expect(mail.accepted).toEqual([]);
    await context.setOffline(false);
    await tryAgain(page);
    expect(mail.accepted.map(({ template_params: parameters }) => parameters.message)).toEqual([values.message]);
  });
}

test('ten clicks, Enter and requestSubmit at once send one request', { tag: '@browsers' }, async ({ page, mail }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.answers.push(promise);
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
  expect(mail.posts).toBe(1);
});

test('the form is read-only while it sends, and what is typed after no answer stays when the answer comes', async ({
  page,
  mail,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  mail.answers.push(promise);
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
  expect(mail.posts).toBe(1);
});

test('a held Enter and a double click send once', async ({ page, mail }) => {
  mail.answers.push(...Array.from({ length: 9 }, () => ({ status: 500, text: 'No' })));
  await writeForm(page);
  await getField(page, 'name').focus();
  for (let repeat = 0; repeat < 3; repeat++) {
    await page.keyboard.down('Enter');
    await expect(getStatus(page)).toHaveText(formStrings.failed);
    await expect(getButton(page, formStrings.failure.tryAgain)).toBeFocused();
  }
  await page.keyboard.up('Enter');
  await getButton(page, formStrings.failure.tryAgain).hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await settled(page);
  expect(mail.posts).toBe(1);
});

test('a form that was open before a deployment still sends, without loading other files', async ({ page, mail }) => {
  await writeForm(page);
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404, body: 'not found' }));
  await press(page);
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  expect(mail.accepted).toHaveLength(1);
});
