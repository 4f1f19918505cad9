import type { Page } from '@playwright/test';
import { fill } from '../../src/lib/fill.ts';
import { mailto } from '../../src/lib/mailto.ts';
import { words } from '../support/content.ts';
import {
  buttonOf,
  company,
  empty,
  expect,
  fieldOf,
  fillForm,
  formOf,
  holds,
  openForm,
  press,
  ready,
  receiptOf,
  restores,
  says,
  sendForm,
  services,
  statusOf,
  test,
  values,
  writeForm,
} from './contact.ts';

/** Green or red, whichever exact color the theme gives it. */
const tint = (page: Page) =>
  statusOf(page).evaluate((status) => {
    const [red = 0, green = 0] =
      getComputedStyle(status)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return green > red ? 'green' : 'red';
  });

test.describe('As specified', () => {
  test('a valid message is sent once, with exactly five parameters', async ({ page, mail }) => {
    await sendForm(page);
    await expect(statusOf(page)).toHaveText(says.sent);
    expect(mail.accepted).toHaveLength(1);
    const { template_params: parameters } = mail.accepted[0] ?? {};
    const time = expect.stringMatching(/^\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}:\d{2} [AP]M$/);
    expect(parameters).toEqual({ ...values, time });
  });

  test('the status is red while it sends and green when it says successfully, and the form is empty again', async ({
    page,
    mail,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mail.order({ kind: 'late', released: promise });
    await sendForm(page);
    await expect(statusOf(page)).toHaveText(says.sending);
    expect(await tint(page)).toBe('red');
    resolve();
    await expect(statusOf(page)).toHaveText(says.sent);
    expect(await tint(page)).toBe(says.sent.includes('successfully') ? 'green' : 'red');
    await holds(page, empty);
  });

  test('every mistake is told, the first one gets the focus, and editing a field clears its own', async ({
    page,
    mail,
  }) => {
    const { name, email, service, message } = says.mistakes;
    await openForm(page);
    await press(page);
    for (const { missing } of [name, email, service, message])
      await expect(page.getByText(missing, { exact: true })).toBeVisible();
    const first = fieldOf(page, 'name');
    await expect(first).toBeFocused();
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await expect(first).toHaveAccessibleDescription(name.missing);
    await first.fill('A');
    await expect(page.getByText(name.missing, { exact: true })).toBeHidden();
    await expect(first).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByText(email.missing, { exact: true })).toBeVisible();
    expect(mail.posts()).toBe(0);
  });

  test('a failure is told in red, and logged without the text of the visitor', async ({ page, mail, complaints }) => {
    const reason = 'The template ID not found';
    mail.order({ kind: 'answer', status: 400, text: reason });
    await sendForm(page);
    await expect(statusOf(page)).toHaveText(says.failed);
    expect(await tint(page)).toBe('red');
    expect(complaints.join()).toContain(`400 ${reason}`);
    for (const text of Object.values(values)) expect(complaints.join()).not.toContain(text);
  });
});

test.describe('After a failure', () => {
  test.beforeEach(async ({ page, mail }) => {
    mail.order({ kind: 'answer', status: 500, text: 'Internal Error' });
    await sendForm(page);
    await expect(statusOf(page)).toHaveText(says.failed);
  });

  test('the focus is on the button that sends again, then on the one that sends, then on the receipt', async ({
    page,
    mail,
  }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    mail.order({ kind: 'late', released: promise });
    await expect(buttonOf(page, says.failure.tryAgain)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(buttonOf(page, says.send)).toBeFocused();
    resolve();
    await expect(receiptOf(page).getByText(says.receipt.heading, { exact: true })).toBeFocused();
    expect(mail.accepted).toHaveLength(1);
  });

  test('the message can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await buttonOf(page, says.failure.copy).click();
    await expect(buttonOf(page, says.failure.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(values.message);
  });

  test('it can be sent by email, with all fields in it', async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send('Page.enable');
    const navigated = new Promise<string>((seen) => client.on('Page.frameRequestedNavigation', ({ url }) => seen(url)));
    await buttonOf(page, says.failure.email).click();
    const address = decodeURIComponent(await navigated);
    expect(address).toContain(`mailto:${company.email}?subject=${values.service}&body=`);
    for (const text of Object.values(values)) expect(address).toContain(text);
  });
});

test.describe('The receipt', () => {
  test("shows what was sent and when, in the visitor's own time, and what happens next", async ({ page, mail }) => {
    await sendForm(page);
    const receipt = receiptOf(page);
    for (const text of Object.values(values)) await expect(receipt).toContainText(text);
    const today = await page.evaluate(() => new Date().toLocaleDateString(undefined, { dateStyle: 'long' }));
    await expect(receipt).toContainText(today);
    expect(mail.accepted).toHaveLength(1);
    await expect(receipt).toContainText(says.receipt.next);
  });

  test('can be copied and downloaded, and makes room for another message', async ({ page, context, mail }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sendForm(page);
    await buttonOf(page, says.receipt.copy).click();
    await expect(buttonOf(page, says.failure.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`${says.fields.message}: ${values.message}`);
    const download = page.waitForEvent('download');
    await buttonOf(page, says.receipt.download).click();
    expect((await download).suggestedFilename()).toBe(says.receipt.file);
    await buttonOf(page, says.receipt.again).click();
    await expect(receiptOf(page)).toBeHidden();
    await expect(fieldOf(page, 'name')).toBeFocused();
    expect(mail.accepted).toHaveLength(1);
  });
});

test.describe('The service', () => {
  const { id = '', title = '' } = services.at(-1) ?? {};

  test('is chosen for a visitor who comes from its page, with a line that says so', async ({ page }) => {
    await page.goto(`/services/${id}`);
    await page.getByRole('main').getByRole('link', { name: words.service.getStarted.label, exact: true }).click();
    await ready(page);
    await expect(fieldOf(page, 'service')).toHaveValue(title);
    await expect(page.getByText(fill(says.chosen, { title }))).toBeVisible();
  });

  test('is chosen by the address, if it is known', async ({ page }) => {
    await openForm(page, `/contact?service=${id}`);
    await expect(fieldOf(page, 'service')).toHaveValue(title);
    await openForm(page, '/contact?service=__proto__');
    await expect(fieldOf(page, 'service')).toHaveValue('');
  });

  test('of a draft wins', async ({ page }) => {
    await writeForm(page);
    await openForm(page, `/contact?service=${id}`);
    await restores(page);
  });
});

test('nothing is requested from another company before Send', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  await openForm(page);
  await fillForm(page);
  expect(foreign).toEqual([]);
  await expect(page.getByText(says.privacy)).toBeVisible();
});

test('where the scripts cannot be read, the form is a plain email', async ({ page, complaints }) => {
  await page.route('**/_astro/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'later syntax' }),
  );
  await page.addInitScript(() => {
    addEventListener('submit', (event) => {
      document.title = event.defaultPrevented ? 'stopped' : 'on its way';
      // No mail program opens in a test.
      event.preventDefault();
    });
  });
  await page.goto('/contact');
  // The island is the last to try.
  await expect.poll(() => complaints.join()).toContain('astro-island');
  await fillForm(page);
  await press(page);
  await expect(page).toHaveTitle('on its way');
  await expect(formOf(page)).toHaveAttribute('action', mailto(company.email, says.mailSubject));
  await expect(formOf(page)).toHaveJSProperty('noValidate', false);
  complaints.length = 0;
});
