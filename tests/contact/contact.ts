import type { BrowserContext, Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { type Emailjs, startEmailjs } from '../support/emailjs.ts';
import { test as base, expect } from '../support/test.ts';

export { expect };

export const values = {
  name: 'Ananya Deshpande',
  email: 'ananya@lumenledger.example',
  service: 'Automated Testing',
  message: 'Our regression run takes two days. Where would you start?',
};

interface Fixtures {
  mail: Emailjs;
}

/** Chromium's options with which api.emailjs.com is the stand-in; everything else is as in production. */
export const withMail = (port: number) => ({
  ...config.use?.launchOptions,
  args: [
    ...(config.use?.launchOptions?.args ?? []),
    `--host-resolver-rules=MAP api.emailjs.com:443 127.0.0.1:${port}`,
    '--ignore-certificate-errors',
  ],
});

export const test = base.extend<Fixtures, { mailServer: Emailjs }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startEmailjs({ secure: true });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  browser: [
    async ({ playwright, mailServer }, use) => {
      const browser = await playwright.chromium.launch(withMail(mailServer.port));
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  mail: async ({ mailServer, complaints }, use) => {
    mailServer.reset();
    await use(mailServer);
    // A failed send is written to the console by the browser and, as specified, by the form.
    complaints.length = 0;
  },
});

export const empty = { name: '', email: '', service: '', message: '' };
export const sent = 'Message sent successfully!';
export const failed = 'Failed to send message. Please try again.';

export async function openForm(page: Page, address = '/contact') {
  await page.goto(address);
  await page.locator('form[data-ready=true]').waitFor();
}

export async function fillForm(page: Page, typed: Partial<typeof values> = values) {
  if (typed.name !== undefined) await page.getByLabel('Name', { exact: true }).fill(typed.name);
  if (typed.email !== undefined) await page.getByLabel('Email', { exact: true }).fill(typed.email);
  if (typed.service !== undefined) await page.getByLabel('Service', { exact: true }).selectOption(typed.service);
  if (typed.message !== undefined) await page.getByLabel('Message', { exact: true }).fill(typed.message);
}

export const press = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

/** A visitor comes, writes and presses Send. */
export async function sendForm(page: Page, typed: Partial<typeof values> = values) {
  await openForm(page);
  await fillForm(page, typed);
  await press(page);
}

export const statusOf = (page: Page) => page.locator('form [role=status]');

/** The form holds these values. */
export async function holds(page: Page, typed: typeof values = values) {
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(typed.name);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(typed.email);
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue(typed.service);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(typed.message);
}

/** A new visit with the storage of the old one. */
export async function returnTo(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await openForm(page);
  return page;
}
