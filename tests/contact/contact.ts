import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import type { Page } from '@playwright/test';
import { formStrings } from '../../src/strings/form.ts';
import { type MailServer, startMailServer } from '../../tools/mailServer.ts';
import { documentAt } from '../support/builtSite.ts';
import { links } from '../support/parts.ts';
import { test as base, expect } from '../support/test.ts';

export { expect };

const contact = documentAt('/contact');

/** The address of the company, to which the form writes. */
export const address = links(contact.body).find(([, href]) => href.startsWith('mailto:'))?.[0] ?? '';

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

/** A proxy that connects any host to the local mail server, so that no message leaves this machine. */
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
  mail: async ({ mailService, consoleErrors }, use) => {
    mailService.server.reset();
    await use(mailService.server);
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
export const getReason = (page: Page) => page.locator('#failure-reason');
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
