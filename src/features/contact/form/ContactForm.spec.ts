// What only a browser shows. The unit tests have the answers, the errors, the focus and what is announced.
import type { Page } from '@playwright/test';
import { entryPages } from '../../../../tests/support/builtSite.ts';
import {
  empty,
  expect,
  expectValues,
  getButton,
  getField,
  getForm,
  getReason,
  getStatus,
  press,
  ready,
  test,
  values,
  writeForm,
} from '../../../../tests/support/contactForm.ts';
import { layoutStrings } from '../../../layout/strings.ts';
import { formStrings } from './strings.ts';

const { failure, receipt } = formStrings;
const refusal = { status: 500, text: 'No' };
const tag = '@browsers';

/** Green or red, whatever the exact color. */
const tint = (page: Page) =>
  getStatus(page).evaluate((status) => {
    const [red = 0, green = 0] =
      getComputedStyle(status)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return green > red ? 'green' : 'red';
  });

test('a message is sent without another file of the site, which may be a newer one; then the form is empty, and nothing is stored', {
  tag,
}, async ({ page, mail }) => {
  await writeForm(page);
  // The honeypot between the message and the button is neither reached nor seen.
  await getField(page, 'message').press('Tab');
  await expect(getButton(page, formStrings.send)).toBeFocused();
  await expect(page.getByLabel(formStrings.honeypot, { exact: true })).not.toBeInViewport();
  await expect(page.getByRole('textbox', { name: formStrings.honeypot, exact: true })).toHaveCount(0);
  await page.route('**/_astro/**', (route) => route.fulfill({ status: 404 }));
  await press(page);
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  expect(await tint(page)).toBe('green');
  await expectValues(page, empty);
  expect(mail.accepted).toMatchObject([{ template_params: values }]);
  // Each setting is in its own place.
  const settings = mail.accepted.flatMap(({ service_id, template_id, user_id }) => [service_id, template_id, user_id]);
  expect(new Set(settings).size).toBe(3);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of Object.values(values)) expect(stored).not.toContain(text);
  await getButton(page, receipt.again).click();
  await expect(page.getByRole('region', { name: receipt.heading, exact: true })).toBeHidden();
  await expect(getField(page, 'name')).toBeFocused();
});

test('a field with an error has its color', async ({ page }) => {
  await page.goto('/contact');
  await ready(page);
  await press(page);
  const color = await page.locator('#name-error').evaluate((error) => getComputedStyle(error).color);
  await expect(getField(page, 'name')).toHaveCSS('border-top-color', color);
});

test('on a phone and at high zoom the status, and after a failure the focus, are in view; a success replaces the form', async ({
  page,
  mail,
}) => {
  const phone = { width: 320, height: 640 };
  const tryAgain = getButton(page, failure.tryAgain);
  const topOf = async (part = getStatus(page)) => (await part.boundingBox())?.y ?? 0;
  const { promise, resolve } = Promise.withResolvers<typeof refusal>();
  mail.answers.push(promise, refusal, refusal, refusal);
  await page.setViewportSize(phone);
  await writeForm(page);
  // The line of the status is below the window. Playwright's click would scroll.
  const send = getButton(page, formStrings.send);
  await send.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  });
  const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(getStatus(page)).toHaveText(formStrings.sending);
  await expect(getStatus(page)).toBeInViewport({ ratio: 1 });
  expect(await tint(page)).toBe('red');
  resolve(refusal);
  await expect(getStatus(page)).toHaveText(formStrings.failed);
  expect(await tint(page)).toBe('red');
  for (const part of [getStatus(page), tryAgain]) await expect(part).toBeInViewport({ ratio: 1 });
  const tops = [await topOf(), await topOf(getReason(page)), await topOf(tryAgain)];
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));

  const browser = await page.context().newCDPSession(page);
  const header = () => page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  for (const [index, { width, height, standard }] of [
    { width: 320, height: 256, standard: 16 },
    { width: 320, height: 180, standard: 16 },
    { width: 390, height: 664, standard: 32 },
  ].entries()) {
    const screen = `${width}\u00d7${height} with text of ${standard} px`;
    await page.setViewportSize({ width, height });
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await getField(page, 'name').press('Enter');
    await expect.poll(() => mail.posts).toBe(index + 2);
    await expect(tryAgain, screen).toBeFocused();
    await expect(tryAgain, screen).toBeInViewport({ ratio: 1 });
    expect(await topOf(tryAgain), screen).toBeGreaterThanOrEqual(await header());
  }

  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.setViewportSize(phone);
  await tryAgain.click();
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  await expect(getStatus(page)).toBeInViewport({ ratio: 1 });
  expect(await topOf()).toBeGreaterThanOrEqual(await header());
  await expect(page.locator('#message-form')).toBeHidden();
  await expect(getForm(page)).toBeHidden();
  await expect(page.getByText(formStrings.required, { exact: true })).toBeHidden();
});

test('the draft is kept on back and on reload, and text typed before hydration is added to it', { tag }, async ({
  page,
}) => {
  await writeForm(page);
  await page.goto('/about');
  await page.goBack();
  await ready(page);
  await expectValues(page);
  const { promise: slowLine, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await slowLine;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await getField(page, 'name').fill('Ada E.');
  arrive();
  await expect(getButton(page, formStrings.clear)).toBeVisible();
  await expectValues(page, { ...values, name: 'Ada E.' });
});

test('going back shows the draft as a later page left it, not the fields that the browser restores', { tag }, async ({
  page,
}) => {
  const [first, second] = entryPages.services;
  test.skip(!second, 'There is one service.');
  const open = async (address: string, from = '') => {
    await page.goto(address, { referer: new URL(from, process.env.SITE_URL).href });
    await ready(page);
  };
  await open('/contact', first);
  await getField(page, 'message').pressSequentially('One');
  await open('/contact?later', second);
  const service = await getField(page, 'service').inputValue();
  await getField(page, 'message').fill('One two');
  await page.goBack();
  await ready(page);
  await expectValues(page, { ...empty, service, message: 'One two' });
});

test('with storage blocked, nothing breaks and the form sends', { tag }, async ({ page, mail, consoleErrors }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get });
  });
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: layoutStrings.theme, exact: true }).click();
  await writeForm(page);
  await press(page);
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  expect(mail.accepted).toHaveLength(1);
  expect(consoleErrors).toEqual([]);
});
