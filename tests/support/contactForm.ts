import type { Page } from '@playwright/test';
import { type FieldName, fields } from '../../src/features/contact/form/fields.ts';
import { formStrings } from '../../src/features/contact/form/strings.ts';
import { documentAt } from './builtSite.ts';
import { test as base, expect } from './test.ts';

export { expect };

type Typed = Record<FieldName, string>;

export const values: Typed = {
  name: 'Ada Example',
  email: 'ada@visitor.example',
  service: documentAt('/contact').querySelector('form option:not([value=""])')?.textContent ?? '',
  message: 'Our regression run takes two days. Where would you start?',
};
export const empty: Typed = { name: '', email: '', service: '', message: '' };

interface Refusal {
  status: number;
  text: string;
}

/** The mail service, played by Playwright in the browser; connection.spec.ts has a server instead. */
interface MailService {
  /** For the next messages, one after the other. Then it accepts. */
  answers: (Refusal | Promise<Refusal | undefined>)[];
  accepted: { service_id: string; template_id: string; user_id: string; template_params: Record<string, string> }[];
  posts: number;
}

export const test = base.extend<{ mail: MailService }>({
  mail: async ({ page, consoleErrors }, use) => {
    const mail: MailService = { answers: [], accepted: [], posts: 0 };
    await page.route('https://api.emailjs.com/api/v1.0/email/send', async (route) => {
      mail.posts += 1;
      const refusal = await mail.answers.shift();
      if (refusal) return route.fulfill({ status: refusal.status, body: refusal.text });
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
  getForm(page).getByLabel(fields[name].label, { exact: true });
export const getStatus = (page: Page) => page.locator('form + div > [data-state]');
/** The reason for a failure. */
export const getReason = (page: Page) => page.locator('form + div p.small');
export const getButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const ready = (page: Page) => page.locator('form[data-ready=true]').waitFor();

export async function writeForm(page: Page) {
  await page.goto('/contact');
  await ready(page);
  await getField(page, 'name').fill(values.name);
  await getField(page, 'email').fill(values.email);
  await getField(page, 'service').selectOption(values.service);
  await getField(page, 'message').fill(values.message);
}

export const press = (page: Page) => getButton(page, formStrings.send).click();

/** Expects these values in the form. */
export async function expectValues(page: Page, typed: Typed = values) {
  await expect(getField(page, 'name')).toHaveValue(typed.name);
  await expect(getField(page, 'email')).toHaveValue(typed.email);
  await expect(getField(page, 'service')).toHaveValue(typed.service);
  await expect(getField(page, 'message')).toHaveValue(typed.message);
}
