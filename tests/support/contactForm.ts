import type { Page } from '@playwright/test';
import { formStrings } from '../../src/features/contact/form/strings.ts';
import { documentAt } from './builtSite.ts';
import { test as base, expect } from './test.ts';

export { expect };

const contact = documentAt('/contact');

/** The titles of the services, as the form offers them. */
export const services = [...contact.querySelectorAll('form option:not([value=""])')].map(
  ({ textContent }) => textContent,
);

type Typed = Record<keyof typeof formStrings.fields, string>;

export const values: Typed = {
  name: 'Ada Example',
  email: 'ada@visitor.example',
  service: services[0] ?? '',
  message: 'Our regression run takes two days. Where would you start?',
};
export const empty: Typed = { name: '', email: '', service: '', message: '' };

/** What the mail service does with a message. After a promise it accepts. */
type Answer = { status: number; text: string } | Promise<void>;

/** The mail service, played by Playwright in the browser; connection.spec.ts has a server instead. */
interface MailService {
  /** For the next messages, one after the other. Then it accepts. */
  answers: Answer[];
  accepted: { service_id: string; template_id: string; user_id: string; template_params: Record<string, string> }[];
  posts: number;
}

export const test = base.extend<{ mail: MailService }>({
  mail: async ({ page, consoleErrors }, use) => {
    const mail: MailService = { answers: [], accepted: [], posts: 0 };
    await page.route('https://api.emailjs.com/api/v1.0/email/send', async (route) => {
      mail.posts += 1;
      const answer = mail.answers.shift();
      if (answer && 'status' in answer) return route.fulfill({ status: answer.status, body: answer.text });
      await answer;
      mail.accepted.push(route.request().postDataJSON());
      return route.fulfill({ body: 'OK' });
    });
    await use(mail);
    // A test may end before an answer.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // The browser and, as specified, the form log a failed request.
    consoleErrors.length = 0;
  },
});

/** The form, also while it is hidden by the receipt. */
export const getForm = (page: Page) => page.getByRole('main').getByRole('form', { includeHidden: true });
export const getField = (page: Page, name: keyof Typed) =>
  getForm(page).getByLabel(formStrings.fields[name], { exact: true });
export const getStatus = (page: Page) => page.locator('form + div > [data-state]');
/** The reason for a failure. */
export const getReason = (page: Page) => page.locator('form + div p.small');
export const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const getReceipt = (page: Page) => page.getByRole('region', { name: formStrings.receipt.heading, exact: true });

export const ready = (page: Page) => page.locator('form[data-ready=true]').waitFor();

export async function openForm(page: Page, address = '/contact') {
  await page.goto(address);
  await ready(page);
}

export async function fillForm(page: Page, typed: Typed = values) {
  const again = getButton(page, formStrings.receipt.again);
  if (await again.isVisible()) await again.click();
  await getField(page, 'name').fill(typed.name);
  await getField(page, 'email').fill(typed.email);
  await getField(page, 'service').selectOption(typed.service);
  await getField(page, 'message').fill(typed.message);
}

export const press = (page: Page) => getButton(page, formStrings.send).click();

export async function writeForm(page: Page, typed = values) {
  await openForm(page);
  await fillForm(page, typed);
}

export async function sendForm(page: Page, typed = values) {
  await writeForm(page, typed);
  await press(page);
}

/** Expects these values in the form. */
export async function expectValues(page: Page, typed: Typed = values) {
  await expect(getField(page, 'name')).toHaveValue(typed.name);
  await expect(getField(page, 'email')).toHaveValue(typed.email);
  await expect(getField(page, 'service')).toHaveValue(typed.service);
  await expect(getField(page, 'message')).toHaveValue(typed.message);
}

/** Expects that the form has restored these values, with a notice. */
export async function expectRestored(page: Page, typed: Typed = values) {
  await expect(getButton(page, formStrings.clear)).toBeVisible();
  await expectValues(page, typed);
}

/** Expects that the form explains why the message was not sent, and keeps its text. */
export async function expectFailure(page: Page, cause: keyof typeof formStrings.failure.hints) {
  const { hints, kept } = formStrings.failure;
  await expect(getStatus(page)).toHaveText(formStrings.failed);
  await expect(getReason(page)).toHaveText(`${hints[cause]} ${kept}`);
  await expectValues(page);
}

/** Sends the message again after a failure. */
export async function tryAgain(page: Page) {
  await getButton(page, formStrings.failure.tryAgain).click();
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  await expectValues(page, empty);
}
