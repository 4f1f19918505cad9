// What needs a server in place of Playwright's answers, which ignore CORS and end with a crash of the tab.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { formStrings } from '../../src/strings/form.ts';
import { test as base, expect } from '../support/test.ts';
import { expectFailure, getStatus, sendForm, tryAgain, values } from './contact.ts';

/** Why the page gets no answer. */
const faults = ['preflight refused', 'no CORS headers', 'connection reset', 'answer lost'] as const;

interface MailState {
  fault?: (typeof faults)[number] | 'late';
  posts: number;
  /** The messages that were accepted. */
  arrived: string[];
}

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

async function startMailServer() {
  const state: MailState = { posts: 0, arrived: [] };
  const sockets = new Map<number | undefined, Socket>();
  const server = createServer(makeCertificate(), async (request, response) => {
    const { fault } = state;
    if (request.method === 'OPTIONS') {
      const status = fault === 'preflight refused' ? 500 : 204;
      const headers = fault === 'no CORS headers' ? {} : cors;
      response.writeHead(status, headers).end();
      return;
    }
    const message = (await json(request)) as { template_params: { message: string } };
    state.posts += 1;
    if (fault === 'late') return;
    if (fault === 'connection reset') {
      sockets.get(request.socket.remotePort)?.resetAndDestroy();
      return;
    }
    state.arrived.push(message.template_params.message);
    if (fault === 'answer lost') request.socket.destroy();
    else response.writeHead(200, cors).end('OK');
  });
  // With TLS, only the underlying socket can be reset.
  server.on('connection', (socket: Socket) => sockets.set(socket.remotePort, socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return { server, state };
}

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const test = base.extend<{ mail: MailState }, { mailServer: MailServer }>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      mailServer.server.closeAllConnections();
      mailServer.server.close();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    ({ launchOptions, mailServer }, use) => {
      const { port } = mailServer.server.address() as AddressInfo;
      const rules = `--host-resolver-rules=MAP * 127.0.0.1:${port}, EXCLUDE 127.0.0.1`;
      return use({ ...launchOptions, args: [...(launchOptions.args ?? []), rules] });
    },
    { scope: 'worker' },
  ],
  ignoreHTTPSErrors: true,
  mail: async ({ mailServer, consoleErrors }, use) => {
    const { state } = mailServer;
    Object.assign(state, { fault: undefined, posts: 0, arrived: [] });
    await use(state);
    // The browser and, as specified, the form log a failed request.
    consoleErrors.length = 0;
  },
});

for (const fault of faults) {
  test(`no message is lost, and the failure is explained: ${fault}`, async ({ page, mail }) => {
    mail.fault = fault;
    await sendForm(page);
    await expectFailure(page, 'unconfirmed');
    delete mail.fault;
    await tryAgain(page);
    // It may have arrived before.
    expect(new Set(mail.arrived)).toEqual(new Set([values.message]));
  });
}

/**
 * Crashes the tab and reloads the page. Playwright cannot use a crashed page, so the message in the form is read with CDP once
 * the form is ready.
 */
async function killAndRestore(page: Page) {
  const client = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await client.send('Page.reload');
  const read = async (expression: string): Promise<string> =>
    (await client.send('Runtime.evaluate', { expression })).result.value ?? '';
  await expect.poll(() => read('document.forms[0]?.dataset.ready')).toBe('true');
  return () => read('document.forms[0].elements.message.value');
}

/** Moments after Send: at once, when the mail service has the message, and when the form shows the answer. */
const moments = {
  'at once': async () => undefined,
  'before the answer': (_: Page, mail: MailState) => expect.poll(() => mail.posts).toBe(1),
  'after the answer': (page: Page) => expect(getStatus(page)).toHaveText(formStrings.sent),
};

for (const [moment, wait] of Object.entries(moments)) {
  test(`a tab that crashes ${moment} has sent the message or restores it`, async ({ page, mail }) => {
    if (moment === 'before the answer') mail.fault = 'late';
    await sendForm(page);
    await wait(page, mail);
    const message = await killAndRestore(page);
    await expect.poll(async () => mail.arrived.length > 0 || (await message()) === values.message).toBe(true);
  });
}
