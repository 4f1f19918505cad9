// What needs a server in place of Playwright's answers, which ignore CORS and end with a crash of the tab.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { chromium, expect, test } from '@playwright/test';
import {
  empty,
  expectValues,
  getButton,
  getReason,
  getStatus,
  press,
  values,
  writeForm,
} from '../../../../tests/support/contactForm.ts';
import { formStrings } from './strings.ts';

const cors = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' };

/** A self-signed certificate. */
function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const keyFile = join(folder, 'key.pem');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile];
  const cert = execFileSync('openssl', ['req', '-x509', ...curve, '-subj', '/CN=api.emailjs.com'], { stdio: 'pipe' });
  const key = readFileSync(keyFile);
  rmSync(folder, { recursive: true });
  return { key, cert };
}

/** The mail service, with its host mapped to this machine, and the messages that it has got. */
async function startMailServer() {
  const mail: { fault?: 'no CORS headers' | 'answer lost' | 'no answer'; arrived: string[] } = { arrived: [] };
  const server = createServer(makeCertificate(), async (request, response) => {
    const { fault } = mail;
    if (request.method === 'OPTIONS') {
      response.writeHead(204, fault === 'no CORS headers' ? {} : cors).end();
      return;
    }
    const message = (await json(request)) as { template_params: { message: string } };
    mail.arrived.push(message.template_params.message);
    if (fault === 'no answer') return;
    if (fault === 'answer lost') request.socket.destroy();
    else response.writeHead(200, cors).end('OK');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { server, mail, rule: `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1` };
}

test('no message is lost without CORS headers, with a lost answer, and in a tab that crashes while it sends', async ({
  launchOptions,
}) => {
  const { server, mail, rule } = await startMailServer();
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
  const page = await browser.newPage({ baseURL: process.env.SITE_URL ?? '', ignoreHTTPSErrors: true });
  const expectFailure = async () => {
    await expect(getStatus(page)).toHaveText(formStrings.failed);
    await expect(getReason(page)).toHaveText(new RegExp(`^${formStrings.failure.hints.unconfirmed}`));
    await expectValues(page);
  };
  const tryAgain = getButton(page, formStrings.failure.tryAgain);
  mail.fault = 'no CORS headers';
  await writeForm(page);
  await press(page);
  await expectFailure();
  expect(mail.arrived).toEqual([]);
  mail.fault = 'answer lost';
  await tryAgain.click();
  await expect.poll(() => mail.arrived).toContain(values.message);
  await expectFailure();
  delete mail.fault;
  await tryAgain.click();
  await expect(getStatus(page)).toHaveText(formStrings.sent);
  await expectValues(page, empty);

  mail.fault = 'no answer';
  mail.arrived = [];
  await writeForm(page);
  await press(page);
  await expect.poll(() => mail.arrived).toEqual([values.message]);
  const client = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await client.send('Page.reload');
  // Playwright cannot use a page that crashed.
  const read = async (expression: string) => (await client.send('Runtime.evaluate', { expression })).result.value;
  await expect.poll(() => read('document.forms[0]?.dataset.ready')).toBe('true');
  expect(await read('document.forms[0].elements.message.value')).toBe(values.message);
  await browser.close();
  server.closeAllConnections();
  server.close();
});
