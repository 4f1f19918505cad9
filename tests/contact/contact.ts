import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { Page } from '@playwright/test';
import { type MailServer, startMailServer } from '../../tools/mailServer.ts';
import { company, services, words } from '../support/content.ts';
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

/** A proxy that leads to the mail server whatever name is asked for, so that no message leaves this machine. */
async function startProxy(mailPort: number) {
  const server = createServer();
  server.on('connect', (_, browser: Socket) => {
    const mail = connect(mailPort, '127.0.0.1', () => browser.write('HTTP/1.1 200 OK\r\n\r\n'));
    pipeline(browser, mail, browser, () => undefined);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

interface MailService {
  server: MailServer;
  proxy: string;
}

export const test = base.extend<{ mail: MailServer }, { mailService: MailService }>({
  mailService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startMailServer({ secure: true });
      const proxy = await startProxy(server.port);
      await use({ server, proxy: proxy.address });
      proxy.stop();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  proxy: ({ mailService }, use) => use({ server: mailService.proxy, bypass: '127.0.0.1' }),
  ignoreHTTPSErrors: true,
  mail: async ({ mailService, complaints }, use) => {
    mailService.server.reset();
    await use(mailService.server);
    // A failed send is written to the console by the browser and, as specified, by the form.
    complaints.length = 0;
  },
});

/** The form, also while the receipt stands in its place. */
export const formOf = (page: Page) => page.getByRole('form', { name: says.heading, exact: true, includeHidden: true });
export const fieldOf = (page: Page, name: keyof Typed) => formOf(page).getByLabel(says.fields[name], { exact: true });
export const statusOf = (page: Page) => page.locator('form + [role=status]');
export const buttonOf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const receiptOf = (page: Page) => page.getByRole('region', { name: says.receipt.heading, exact: true });

export const ready = (page: Page) => page.locator('form[data-ready=true]').waitFor();

export async function openForm(page: Page, address = '/contact') {
  await page.goto(address);
  await ready(page);
}

export async function fillForm(page: Page, typed: Typed = values) {
  const again = buttonOf(page, says.receipt.again);
  if (await again.isVisible()) await again.click();
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
