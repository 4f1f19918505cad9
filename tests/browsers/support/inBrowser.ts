import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect } from 'vitest';
import { routes } from '../../../src/config/routes';
import { type Emailjs, startEmailjs } from '../../support/emailjs.ts';
import type { Browser, Device, OpenWindow } from './page.ts';
import { type Visitor, visitorOf } from './visitor.ts';

/** Opens a page as somebody who was never there, or who has switched motion off before. */
export type Visit = (path: string, options?: { device?: Device; motion?: 'on' | 'off' }) => Promise<Visitor>;

/** A proxy that leads the name of the mail service to the local server, and every other name nowhere. */
async function startProxy(mailPort: number) {
  const server = createServer((_, response) => response.writeHead(502).end());
  server.on('connect', ({ url }, socket: Socket) => {
    const isMail = url === 'api.emailjs.com:443';
    if (!isMail) socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    const mail = isMail && connect(mailPort, '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    if (mail) pipeline(socket, mail, socket, () => undefined);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** Runs checks in a browser, one window for each device. */
export function inBrowser(browser: Browser, checks: (visit: Visit, mail: () => Emailjs) => void): void {
  const missing = browser.programs.filter((program) => !existsSync(program));
  const isSkipped = missing.length > 0 && !process.env.CI;
  if (isSkipped) console.warn(`${browser.name} is not tested, because this machine has no ${missing.join(', ')}.`);

  describe.skipIf(isSkipped)(browser.name, () => {
    const site = process.env.SITE_URL ?? '';
    const windows = new Map<Device, OpenWindow>();
    let mail: Emailjs;
    let proxy: Awaited<ReturnType<typeof startProxy>>;

    beforeAll(async () => {
      mail = await startEmailjs({ secure: true });
      proxy = await startProxy(mail.port);
    });
    afterEach(async () => {
      mail.reset();
      for (const { errors } of windows.values()) expect(await errors(), 'errors of the browser').toEqual([]);
    });
    afterAll(async () => {
      for (const { close } of windows.values()) await close();
      proxy?.stop();
      await mail?.stop();
    });

    const open = async (device: Device) => {
      const window = await browser.open(device, proxy.port);
      windows.set(device, window);
      // The site may be built with the ids of a real account: no message may leave this machine.
      await window.page.goto(site + routes.contact);
      const ask = () => fetch('https://api.emailjs.com/stand-in').then((response) => response.text());
      const answer = await window.page.evaluate(ask);
      if (answer !== mail.identity) throw new Error('api.emailjs.com is not the local server, so nothing is sent.');
      return window;
    };
    const visit: Visit = async (path, { device = 'desktop', motion = 'on' } = {}) => {
      const window = windows.get(device) ?? (await open(device));
      // A file without scripts: nothing writes while the storage is emptied.
      await window.page.goto(`${site}/robots.txt`);
      await window.page.evaluate((choice) => {
        localStorage.clear();
        sessionStorage.clear();
        if (choice === 'off') localStorage.setItem('motion', choice);
      }, motion);
      const visitor = visitorOf(window, site);
      await visitor.go(path);
      return visitor;
    };
    checks(visit, () => mail);
  });
}
