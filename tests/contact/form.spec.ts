import { expect, failed, fillForm, holds, openForm, press, sendForm, sent, statusOf, test, values } from './contact.ts';

test.describe('As specified', () => {
  test('a valid message is sent once, with exactly five parameters', async ({ page, mail }) => {
    await sendForm(page);
    await expect(statusOf(page)).toHaveText(sent);
    expect(mail.accepted).toHaveLength(1);
    const [message] = mail.accepted;
    expect(Object.keys(message?.template_params ?? {}).sort()).toEqual(['email', 'message', 'name', 'service', 'time']);
    expect(message?.template_params).toMatchObject(values);
    expect(message?.lib_version).toBe('4.4.1');
    expect(message?.template_params.time).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2}:\d{2} [AP]M$/);
  });

  test('the status goes from Sending... in red to success in green, and the form is empty again', async ({
    page,
    mail,
  }) => {
    let release = () => {};
    mail.order({
      kind: 'late',
      released: new Promise<void>((resolve) => {
        release = resolve;
      }),
    });
    await sendForm(page);
    await expect(statusOf(page)).toHaveText('Sending...');
    const red = await statusOf(page).evaluate((status) => getComputedStyle(status).color);
    release();
    await expect(statusOf(page)).toHaveText(sent);
    const green = await statusOf(page).evaluate((status) => getComputedStyle(status).color);
    expect([red, green]).toEqual(['rgb(179, 38, 30)', 'rgb(31, 107, 67)']);
    await holds(page, { name: '', email: '', service: '', message: '' });
  });

  test('every mistake is told in the exact words, and the first one gets the focus', async ({ page, mail }) => {
    await openForm(page);
    await press(page);
    const said = ['Name is required', 'Email is required', 'Please select a service', 'Message is required'];
    for (const text of said) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Name is required');
    expect(mail.posts()).toBe(0);
  });

  test("a field's error clears when that field is edited, and only then", async ({ page }) => {
    await openForm(page);
    await press(page);
    await page.getByLabel('Name', { exact: true }).fill('A');
    await expect(page.getByText('Name is required')).toBeHidden();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'false');
  });

  test('a failure is told in the exact words, in red, and logged without the text of the visitor', async ({
    page,
    mail,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    mail.order({ kind: 'answer', status: 400, text: 'The template ID not found' });
    await sendForm(page);
    await expect(statusOf(page)).toHaveText(failed);
    await expect(statusOf(page)).toHaveCSS('color', 'rgb(179, 38, 30)');
    expect(logged.join()).toContain('400');
    for (const text of Object.values(values)) expect(logged.join()).not.toContain(text);
  });
});

test.describe('After a failure', () => {
  test.beforeEach(async ({ page, mail }) => {
    mail.order({ kind: 'answer', status: 500, text: 'Internal Error' });
    await sendForm(page);
    await expect(statusOf(page)).toHaveText(failed);
  });

  test('the focus is on Try again, which sends', async ({ page, mail }) => {
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(statusOf(page)).toHaveText(sent);
    expect(mail.accepted).toHaveLength(1);
  });

  test('the message can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy message' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(values.message);
  });

  test('it can be sent by email, with all fields in it', async ({ page }) => {
    const request = page.waitForRequest(/^mailto:/).catch(() => undefined);
    const client = await page.context().newCDPSession(page);
    await client.send('Page.enable');
    const navigated = new Promise<string>((seen) => client.on('Page.frameRequestedNavigation', ({ url }) => seen(url)));
    await page.getByRole('button', { name: 'Send by email instead' }).click();
    const address = decodeURIComponent(await navigated);
    void request;
    expect(address).toMatch(/^mailto:hello@trelliswork\.example\?subject=Automated Testing&body=/);
    for (const text of Object.values(values)) expect(address).toContain(text);
  });
});

test.describe('The receipt', () => {
  test('shows what was sent and when, in both time zones, and what happens next', async ({ page, mail }) => {
    await sendForm(page);
    const receipt = page.getByRole('region', { name: 'Planted. A copy for you.' });
    for (const text of Object.values(values)) await expect(receipt).toContainText(text);
    await expect(receipt).toContainText(`Asia/Kolkata: ${mail.accepted[0]?.template_params.time?.slice(0, 10)}`);
    await expect(receipt).toContainText('within 24 hours');
  });

  test('can be copied and downloaded, and makes room for another message', async ({ page, context, mail }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sendForm(page);
    await page.getByRole('button', { name: 'Copy receipt' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Message: ${values.message}`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download receipt' }).click();
    expect((await download).suggestedFilename()).toBe('message.txt');
    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByRole('region', { name: 'Planted. A copy for you.' })).toBeHidden();
    expect(mail.accepted).toHaveLength(1);
  });
});

test.describe('The service', () => {
  const service = 'AI & Machine Learning';

  test('is chosen for a visitor who comes from its page, with a line that says so', async ({ page }) => {
    await page.goto('/services/ai-ml');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).click();
    await page.locator('form[data-ready=true]').waitFor();
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue(service);
    await expect(page.getByText(`You came from ${service}, so we chose it for you.`)).toBeVisible();
  });

  test('is chosen by the address', async ({ page }) => {
    await openForm(page, '/contact?service=ai-ml');
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue(service);
  });

  test('is not chosen by an unknown id', async ({ page }) => {
    await openForm(page, '/contact?service=__proto__');
    await expect(page.getByLabel('Service', { exact: true })).toHaveValue('');
  });

  test('of a draft wins', async ({ page }) => {
    await openForm(page);
    await fillForm(page);
    await openForm(page, '/contact?service=ai-ml');
    await expect(page.getByText('We restored what you typed.')).toBeVisible();
    await holds(page);
  });
});

test('nothing is requested from another company before Send', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(process.env.SITE_URL ?? '-')) foreign.push(request.url());
  });
  await openForm(page);
  await fillForm(page);
  expect(foreign).toEqual([]);
  await expect(page.getByText('Nothing is passed to it before you press Send Message.')).toBeVisible();
});

test("the form's own code is at most 8 kB on top of React", async ({ page }) => {
  const { brotliCompressSync } = await import('node:zlib');
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/_astro\/(ContactForm|es|index|browser|useReady)\.[^/]+\.js$/.test(response.url()))
      sizes.push(response.body().then((body) => brotliCompressSync(body).length));
  });
  await sendForm(page);
  await expect(statusOf(page)).toHaveText(sent);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(8192);
});
