import type { Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { company, services, words } from '../support/content.ts';
import { type Emailjs, startEmailjs } from '../support/emailjs.ts';
import { test as base, expect } from '../support/test.ts';

export { company, expect, services };

/** What the form says. */
export const says = words.form;

type Typed = Record<keyof typeof says.fields, string>;

export const values: Typed = {
  name: 'Ada Example',
  email: 'ada@visitor.example',
  service: services[0]?.title ?? '',
  message: 'Our regression run takes two days. Where would you start?',
};
export const empty: Typed = { name: '', email: '', service: '', message: '' };

const hostRules = '--host-resolver-rules=';

/**
 * Chromium's options with which api.emailjs.com is the stand-in and every other host is nowhere. Of two lists of rules
 * Chromium takes the last, so this one replaces the list of the configuration.
 */
const launchOptions = (port: number) => ({
  ...config.use?.launchOptions,
  args: [
    ...(config.use?.launchOptions?.args ?? []).filter((argument) => !argument.startsWith(hostRules)),
    `${hostRules}MAP api.emailjs.com:443 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
    '--ignore-certificate-errors',
  ],
});

/** Fails where a message could reach anybody but the stand-in. The site may be built with the ids of a real account. */
async function requireStandIn(page: Page, mail: Emailjs): Promise<void> {
  await page.goto(`${process.env.SITE_URL}/contact`);
  const answer = await page.evaluate(() =>
    fetch('https://api.emailjs.com/stand-in').then(
      (found) => found.text(),
      () => '',
    ),
  );
  if (answer !== mail.identity)
    throw new Error('No message is sent: in this browser api.emailjs.com is not the stand-in.');
}

export const test = base.extend<{ mail: Emailjs }, { mailServer: Emailjs }>({
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
      const browser = await playwright.chromium.launch(launchOptions(mailServer.port));
      const page = await browser.newPage();
      await requireStandIn(page, mailServer);
      await page.close();
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

export const formOf = (page: Page) => page.getByRole('form', { name: says.heading, exact: true });
export const fieldOf = (page: Page, name: keyof Typed) => formOf(page).getByLabel(says.fields[name], { exact: true });
export const statusOf = (page: Page) => formOf(page).getByRole('status');
export const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const receiptOf = (page: Page) => page.getByRole('region', { name: says.receipt.heading, exact: true });

export const ready = (page: Page) => page.locator('form[data-ready=true]').waitFor();

export async function openForm(page: Page, address = '/contact') {
  await page.goto(address);
  await ready(page);
}

export async function fillForm(page: Page, typed: Typed = values) {
  await fieldOf(page, 'name').fill(typed.name);
  await fieldOf(page, 'email').fill(typed.email);
  await fieldOf(page, 'service').selectOption(typed.service);
  await fieldOf(page, 'message').fill(typed.message);
}

export const press = (page: Page) => buttonOf(page, says.send).click();

export async function writeForm(page: Page, typed = values) {
  await openForm(page);
  await fillForm(page, typed);
}

export async function sendForm(page: Page, typed = values) {
  await writeForm(page, typed);
  await press(page);
}

/** The form holds these values. */
export async function holds(page: Page, typed: Typed = values) {
  await expect(fieldOf(page, 'name')).toHaveValue(typed.name);
  await expect(fieldOf(page, 'email')).toHaveValue(typed.email);
  await expect(fieldOf(page, 'service')).toHaveValue(typed.service);
  await expect(fieldOf(page, 'message')).toHaveValue(typed.message);
}

/** The form has put back what was typed before, and says so. */
export async function restores(page: Page, typed: Typed = values) {
  await expect(page.getByText(says.restored)).toBeVisible();
  await holds(page, typed);
}
