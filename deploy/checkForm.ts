// npm run check:form: sends a message with the contact form of the live site, once, and demands the receipt.
import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { chromiumOptions } from '../playwright.config.ts';
import { formStrings } from '../src/features/contact/form/strings.ts';

const message = {
  name: 'Weekly check',
  email: 'weekly-check@example.com',
  message: 'This message was sent by the weekly check of the contact form. It needs no answer.',
};

/** Longer than the form waits for the mail service. */
const limitMs = 40_000;

/** Sends a message with the form of a site. Returns why it was not sent. */
export async function checkForm(page: Page, origin: string): Promise<string | undefined> {
  const log: string[] = [];
  page.on('console', (line) => line.type() === 'error' && log.push(line.text()));
  await page.goto(`${origin}/contact`);
  const form = page.locator('form[data-ready=true]');
  await form.waitFor();
  if (!(await form.getAttribute('data-mail-service'))) return 'The form is not connected to a mail service.';
  for (const [name, value] of Object.entries(message)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=service]').selectOption({ index: 1 });
  await form.locator('[type=submit]').click();
  await page.locator(':is([data-state=sent], [data-state=failed])').waitFor({ timeout: limitMs });
  if (await page.getByRole('region', { name: formStrings.receipt.heading }).isVisible()) return undefined;
  return ['The form did not send the message.', ...log].join('\n');
}

if (import.meta.main) {
  // The tests of the site reach no other host.
  const args = chromiumOptions.args.filter((arg) => !arg.startsWith('--host-resolver-rules'));
  const browser = await chromium.launch({ ...chromiumOptions, args });
  const { url } = parse(readFileSync('content/site.yaml', 'utf8'));
  const problem = await checkForm(await browser.newPage(), url);
  await browser.close();
  console.log(problem ?? 'The form has sent a message. It should be in the inbox.');
  process.exitCode = problem ? 1 : 0;
}
